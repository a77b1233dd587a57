import { composeReply } from './compose-reply.ts';
import { readRendered } from './browser/read-rendered.ts';
import type { ReadHome } from './browser/read-rendered.ts';
import type { Extracted, RawDocument } from './extraction.ts';
import type { FetchedDocument } from './fetch/fetch-document.ts';
import type { OpenScan } from './open-scan.ts';
import { largePage } from './worker/run-work.ts';
import type { WorkFailure } from './worker/worker-messages.ts';

// Share of the time that remains for style sheets and further pages after a browser's visit.
const onwardShare = 0.1;

/**
 * Reads the texts of the fetched home page, as sent or as rendered, and reports them as the first
 * facts. A failure of the worker ends the scan.
 */
export async function readHome(
  home: FetchedDocument,
  bytes: Uint8Array,
  scan: OpenScan,
): Promise<ReadHome | WorkFailure> {
  const document: RawDocument = {
    url: home.url.href,
    body: bytes,
    contentType: home.headers['content-type'] ?? '',
  };
  const answer = { status: home.status, headers: home.headers };
  const words = await scan.extract({
    kind: 'words',
    home: document,
    further: [],
    answer,
    handsOver: bytes.byteLength > largePage,
  });
  if (typeof words === 'string') return words;
  reportFirstFacts(words, home.url, scan);
  const { browser, signal } = scan.options;
  const read = await readRendered({ document, answer, words }, home.url, {
    browser,
    exempt: scan.options,
    extract: scan.extract,
    budgetMs: scan.leftToFetchMs() - scan.deadlineMs * onwardShare,
    signal,
  });
  if (read.words !== words) reportFirstFacts(read.words, home.url, scan);
  return read;
}

function reportFirstFacts(
  { outcome, findings }: Extracted,
  { href }: URL,
  { options }: OpenScan,
): void {
  if (options.onFound === undefined || outcome !== undefined) return;
  const { businessName, industry, contactInfo, services } = composeReply('ok', findings).website;
  options.onFound(
    { businessName, industry, contactInfo, ...(services === undefined ? {} : { services }) },
    href,
  );
}
