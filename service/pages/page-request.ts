import type { DemoMaker } from '../../templates-data/model/demo-label.ts';
import type { DemoAddress } from './demo-address.ts';

/** A GET request as pages need it; Hono and plain `node:http` both provide it. */
export interface PageRequest {
  /** Path and query, undecoded. */
  readonly url: string;
  readonly clientAddress: string;
  /** The Host header. */
  readonly host: string;
  readonly ifNoneMatch: string | undefined;
  readonly acceptEncoding: string | undefined;
  /** Method and headers of the request; undefined if the service prepares a page by itself. */
  readonly from?: RequestSource;
  /** The address under the agency's own domain, if the request was sent there. */
  readonly at?: AgencyAddress;
}

/** The address of a demo under its agency's own domain. */
interface AgencyAddress extends DemoAddress {
  readonly brand: DemoMaker;
  /** The requested path, as the visitor sees it. */
  readonly path: string;
}

/** Input for the recognition of programs. */
interface RequestSource {
  readonly method: string;
  readonly header: (name: string) => string | undefined;
}

export interface PageResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
}

/**
 * Answers GET requests of pages, files and public demos.
 * @throws ServiceError too_many_requests, not_found, expired.
 */
export type PageHandler = (request: PageRequest) => Promise<PageResponse>;

/** The public call `GET /api/demos/{uniqueId}`. */
export const demoCallPath = /^\/api\/demos\/([^/]+)$/u;

/** A demo's picture below `/api`, for static hosts that forward only `/api` to the service. */
export const pictureCallPath =
  /^\/api\/demos\/([^/?]+)(\/[a-z][a-z\d]*-[0-9a-f]{32}\.webp)(?:\?|$)/u;

/** Whether the page handler answers this request. */
export function isPageRequest(method: string, url: string): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    (!url.startsWith('/api/') ||
      /^\/api\/demos\/[^/?]+(?:\?|$)/u.test(url) ||
      pictureCallPath.test(url))
  );
}

/**
 * The decoded path; undefined for invalid percent encoding, or for characters or segments that no
 * page has.
 */
export function decodePath(raw: string): string | undefined {
  if (/^[\w/-]*$/u.test(raw) && !raw.includes('//')) return raw;
  try {
    const path = decodeURIComponent(raw);
    return /[\u0000-\u001f\\]|\/\.{1,2}(?:\/|$)|\/\//u.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}
