import type { z } from 'zod';

/**
 * One HTTP call, described in this place only. The service parses requests with it, the browser
 * types replies with it, and the OpenAPI document is made from it.
 */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path with `{name}` for parameters, as OpenAPI writes them. */
  readonly path: string;
  readonly summary: string;
  /** Schema of the query, whose values are text. */
  readonly query?: z.ZodObject;
  /** Schema of the JSON body; without one, no body is read. */
  readonly body?: z.ZodType;
  /** Limit of the body in bytes, if not the service's default (64 kB). */
  readonly bodyLimit?: number;
  /** Schema of each successful reply, by status. */
  readonly reply: Readonly<Partial<Record<200 | 201, z.ZodType>>>;
  /** Replies other than JSON, by status: a picture, nothing, a redirect. */
  readonly plain?: Readonly<Partial<Record<200 | 202 | 204 | 302, string>>>;
  /**
   * Statuses of the errors the call can answer besides the general ones (400, 413, 415, 429, 503).
   */
  readonly errors?: readonly number[];
}
