import type { RawDocument } from '../extraction.ts';
import { decodeText } from '../fetch/decode-text.ts';
import type { Found } from '../page/found.ts';

const maxCssLength = 400_000;

/**
 * The result of `find` in the style sheets, the last one first: the firm's own sheet comes after
 * the libraries.
 */
export function findInSheets(
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
