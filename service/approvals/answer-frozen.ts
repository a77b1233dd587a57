import type { Deps } from '../deps.ts';
import { notFound } from '../errors.ts';
import { gone } from '../objections/stops.ts';
import type { PageResponse } from '../pages/page-request.ts';
import { hashSource, inlineHashes } from '../pages/policy.ts';
import { readFrozenFile } from './frozen-files.ts';
import { findApproval } from './queries.ts';

/**
 * The content security policy of a frozen page. `allow-same-origin` lets it load its own pictures;
 * without `allow-scripts` no script runs.
 */
function frozenPolicy(html: string): string {
  const { styles } = inlineHashes(html, hashSource);
  return [
    "default-src 'none'",
    `style-src 'self' ${styles.join(' ')}`.trim(),
    "img-src 'self' data:",
    "font-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-same-origin',
  ].join('; ');
}

/**
 * Answers a page or file of a frozen version with the hashed bytes. It stays available after edits,
 * the demo's deletion and the end of its link. An objection removes it.
 * @throws ServiceError not_found, gone.
 */
export async function answerFrozen(
  { store }: Pick<Deps, 'store'>,
  id: string,
  path: string,
  ifNoneMatch: string | undefined,
): Promise<PageResponse> {
  const found = await findApproval(store.read, id);
  if (found?.isStopped === true) throw gone();
  const file = found && (await readFrozenFile(store.read, id, path));
  if (!file) throw notFound();
  const etag = `"${file.hash.slice(0, 32)}"`;
  const isPage = file.type.startsWith('text/html');
  const headers = {
    'Content-Type': file.type,
    ETag: etag,
    // Caches ask each time, so that an objection takes effect within seconds.
    'Cache-Control': 'private, no-cache',
    'X-Robots-Tag': 'noindex, nofollow',
    ...(isPage && { 'Content-Security-Policy': frozenPolicy(file.bytes.toString('utf8')) }),
  };
  if (ifNoneMatch?.includes(etag) === true) return { status: 304, headers, body: undefined };
  return { status: 200, headers, body: file.bytes };
}
