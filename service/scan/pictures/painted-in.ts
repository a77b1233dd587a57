import type { RawDocument } from '../extraction.ts';
import { decodeText } from '../fetch/decode-text.ts';
import type { Found } from '../page/found.ts';

const maxCssLength = 400_000;

/**
 * What `find` finds in the style sheets, the last first: the firm's own sheet stands after the
 * libraries.
 */
export function paintedIn(
  sheets: readonly RawDocument[],
  find: (css: string, base: URL) => Found | undefined,
): Found | undefined {
  for (const { url, body, contentType } of sheets.toReversed()) {
    const base = URL.parse(url ?? '');
    if (base === null) continue;
    const css =
      typeof body === 'string' ? body : decodeText(body.subarray(0, maxCssLength), contentType);
    const found = find(css, base);
    if (found !== undefined) return found;
  }
  return undefined;
}
