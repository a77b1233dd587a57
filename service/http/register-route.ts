import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import type { Call } from '../contract/call.ts';
import type { Variables } from '../deps.ts';
import { parseInput, readBody } from './read-body.ts';

type BodyOf<C extends Call> = C extends { body: infer B extends z.ZodType }
  ? z.output<B>
  : undefined;
type QueryOf<C extends Call> = C extends { query: infer Q extends z.ZodType }
  ? z.output<Q>
  : undefined;
type ReplyOf<C extends Call> = {
  [S in keyof C['reply']]: C['reply'][S] extends z.ZodType ? z.input<C['reply'][S]> : never;
}[keyof C['reply']];

interface Request<C extends Call> {
  readonly c: Context<Variables>;
  readonly body: BodyOf<C>;
  readonly query: QueryOf<C>;
  /**
   * A parameter of the path; empty if the path has none of this name. U+0000, which PostgreSQL
   * cannot store, becomes U+FFFD.
   */
  readonly param: (name: string) => string;
}

/** Whether a call with an optional body was sent without one. */
function isAbsent(c: Context, schema: z.ZodType): boolean {
  const isSent =
    c.req.header('content-type') !== undefined && c.req.header('content-length') !== '0';
  return !isSent && schema.safeParse(undefined).success;
}

/**
 * Registers one call of the contract. Method, path and body are those of the contract, and the
 * answer must have the promised type. The status is the highest that the contract names (201 before
 * 200) unless `handle` sets another with `c.status`.
 */
export function registerRoute<C extends Call>(
  app: Hono<Variables>,
  call: C,
  handle: (request: Request<C>) => Promise<ReplyOf<C>>,
): void {
  const path = call.path.replace(/\{(\w+)\}/gu, ':$1');
  app.on(call.method, path, async (c) => {
    const body =
      call.body && !isAbsent(c, call.body)
        ? await readBody(c, call.body, { limit: call.bodyLimit })
        : undefined;
    const query = call.query ? parseInput(call.query, c.req.query()) : undefined;
    c.status(call.reply[201] ? 201 : 200);
    const param = (name: string): string =>
      (c.req.param(name) ?? '').replaceAll('\u0000', '\ufffd');
    const reply = await handle({ c, body: body as BodyOf<C>, query: query as QueryOf<C>, param });
    return c.json(reply as object);
  });
}
