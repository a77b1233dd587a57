import type { RawDocument } from './extraction.ts';
import { decodeText } from './fetch/decode-text.ts';
import { readPage } from './page/read-page.ts';
import type { Page } from './page/read-page.ts';

interface ReadDocument {
  readonly source: string;
  readonly page: Page;
}

interface KnownHome extends ReadDocument {
  readonly document: RawDocument;
}

/** The home page that was parsed last. */
let known: KnownHome | undefined;

/**
 * The parsed home page of a scan. The tasks of one scan follow each other in one worker, so that
 * the later ones find the page parsed.
 */
export function readHomePage(document: RawDocument): ReadDocument {
  if (known !== undefined && isSame(known, document)) return known;
  known = undefined;
  const source = decodeDocument(document);
  known = { document, source, page: readDocument(document, source) };
  return known;
}

/** Frees the home page, after the last task of a scan. */
export function forgetHomePage(): void {
  known = undefined;
}

export function readDocument(document: RawDocument, source = decodeDocument(document)): Page {
  const { url } = document;
  return readPage(source, url === undefined ? undefined : (URL.parse(url) ?? undefined));
}

export function decodeDocument({ body, contentType }: RawDocument): string {
  return typeof body === 'string' ? body : decodeText(body, contentType);
}

/** Whether a document is the known one, as fetched or as the rest that a worker returned of it. */
function isSame({ document, page }: KnownHome, { url, body, contentType }: RawDocument): boolean {
  if (url !== document.url || contentType !== document.contentType) return false;
  if (typeof body === 'string') return body === page.source;
  return typeof document.body !== 'string' && Buffer.compare(body, document.body) === 0;
}
