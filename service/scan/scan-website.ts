import type { ScanReply } from '../contract/scan.ts';
import type { ReadHome } from './browser/read-rendered.ts';
import { composeReply } from './compose-reply.ts';
import type { Extracted, RawDocument } from './extraction.ts';
import type { Findings } from './findings.ts';
import { fetchAllowed } from './fetch/fetch-allowed.ts';
import type { FetchedDocument } from './fetch/fetch-document.ts';
import { fetchOnward } from './fetch/fetch-onward.ts';
import type { Onward } from './fetch/fetch-onward.ts';
import { readWebAddress } from './fetch/read-web-address.ts';
import { mergeFindings } from './merge-findings.ts';
import { splitDomain, nameFromDomain } from './name/read-domain.ts';
import { judgeAddress } from './not-their-site.ts';
import { openScan, createTimeoutSignal } from './open-scan.ts';
import type { OpenScan } from './open-scan.ts';
import { readHome } from './read-home.ts';
import type { ScanOptions } from './scan-options.ts';
import { ScanRefused } from './scan-refused.ts';
import { stateFacts } from './state-facts.ts';
import { Overloaded } from './worker/overloaded.ts';
import type { WorkFailure } from './worker/worker-messages.ts';

const robotsNotice = 'This website asks programs to stay away (robots.txt), so it was not read.';

/**
 * Fetches a website's home page, its style sheets and up to six further pages, and extracts their
 * statements about the firm. Throws `ScanRefused`, always with the same message, when the address
 * is refused, does not resolve or does not answer, and `Overloaded` when no worker becomes free.
 * Everything else is an outcome of the reply, with the values that were found in time.
 */
export async function scanWebsite(url: string, options: ScanOptions): Promise<ScanReply> {
  let scan: OpenScan | undefined;
  try {
    const start = readWebAddress(url, options);
    scan = openScan(start.hostname, options);
    return await scanAddress(start, scan);
  } catch (error) {
    if (error instanceof Overloaded) throw error;
    const refused = error instanceof ScanRefused ? error : new ScanRefused(String(error));
    options.log?.({ event: 'scan-refused', host: scan?.host ?? '', reason: refused.reason });
    throw refused;
  } finally {
    await scan?.fetcher.close();
  }
}

async function scanAddress(start: URL, scan: OpenScan): Promise<ScanReply> {
  const verdict = judgeAddress(start);
  if (verdict !== undefined) {
    scan.stage('done');
    return addNotice(composeReply(verdict.outcome, {}), verdict.notice);
  }
  scan.stage('fetching');
  const home = await fetchAllowed(scan.fetcher, start, scan.signal);
  if (home === 'forbidden') scan.log('scan-robots', 'robots.txt forbids the scan');
  scan.stage('reading');
  if (home === 'forbidden') return addNotice(nameOnly('blocked', start, scan), robotsNotice);
  scan.options.signal?.throwIfAborted();
  if (home === 'late') return nameOnly('too-slow', start, scan);
  if (home.bytes === undefined || !isPage(home)) return nameOnly('not-a-website', home.url, scan);
  const read = await readHome(home, home.bytes, scan);
  if (typeof read === 'string') {
    scan.log('scan-extraction-failed', read);
    return nameOnly('partial', home.url, scan);
  }
  const { outcome } = read.words;
  return outcome === undefined || outcome === 'script-only'
    ? await readSite(home, read, scan)
    : await followOnward(outcome, read.words, scan);
}

/** Answers for a page that is not the firm's own, or scans the firm's website it leads to. */
async function followOnward(
  outcome: ScanReply['outcome'],
  { findings, notice, onward }: Extracted,
  { options, leftMs }: OpenScan,
): Promise<ScanReply> {
  if (onward === undefined || options.isOnward === true)
    return addNotice(composeReply(outcome, findings), notice);
  const deadlineMs = Math.max(1000, leftMs());
  return addNotice(await scanWebsite(onward, { ...options, deadlineMs, isOnward: true }), notice);
}

/** Reads style sheets, pictures and further pages of the website whose home page was read. */
async function readSite(home: FetchedDocument, read: ReadHome, scan: OpenScan): Promise<ScanReply> {
  const { words } = read;
  scan.stage('colours');
  const isCut = home.cut !== undefined;
  const onward = isCut
    ? undefined
    : await fetchOnward(
        scan.fetcher,
        scan.options,
        words,
        // The time spent waiting for a worker is not counted.
        createTimeoutSignal(scan.options.signal, scan.leftToFetchMs()),
        (reason) => scan.log('scan-sheet-failed', reason),
      );
  const { more, colors } = await extractRest(read, onward, scan);
  if (typeof colors === 'string') scan.log('scan-extraction-failed', colors);
  const findings = mergeFindings(words, more, colors, onward);
  const { bytes, documents } = scan.fetcher.traffic();
  const journey = {
    url: home.url,
    at: new Date(scan.now()),
    firstByteMs: home.firstByteMs,
    bytes,
    requests: documents,
  };
  const isPartial =
    isCut || onward?.late === true || typeof colors === 'string' || typeof more === 'string';
  scan.stage('done');
  if (home.cut === 'time' && !isWorthShowing(findings)) return nameOnly('too-slow', home.url, scan);
  return composeReply(words.outcome ?? (isPartial ? 'partial' : 'ok'), findings, {
    ...(typeof colors === 'string' ? {} : colors.pictures),
    facts: words.survey === undefined ? undefined : stateFacts(words.survey, journey),
  });
}

/**
 * The words of all pages, then the colours. One after the other: two copies of a large page at a
 * time take twice the memory.
 */
async function extractRest(
  { document, answer, words }: ReadHome,
  onward: Onward | undefined,
  { extract }: OpenScan,
): Promise<{
  readonly more: Extracted | WorkFailure;
  readonly colors: Extracted | WorkFailure;
}> {
  const home: RawDocument = words.rest === undefined ? document : { ...document, body: words.rest };
  const further = onward?.further ?? [];
  const seeksTrade = words.findings.trade === undefined;
  const more =
    further.length === 0
      ? words
      : await extract({ kind: 'words', home, further, answer, seeksTrade });
  const colors = await extract({
    kind: 'colors',
    home,
    sheets: onward?.sheets ?? [],
    logo: onward?.logo,
    opening: onward?.opening,
  });
  return { more, colors };
}

function nameOnly(outcome: ScanReply['outcome'], at: URL, { stage }: OpenScan): ScanReply {
  stage('done');
  return composeReply(outcome, { businessName: nameFromDomain(splitDomain(at)) });
}

function addNotice(reply: ScanReply, notice: string | undefined): ScanReply {
  return notice === undefined ? reply : { ...reply, notice };
}

/** Whether there are findings besides a name from the address. */
function isWorthShowing({ businessName, language: _language, ...others }: Findings): boolean {
  return businessName?.source !== 'domain' || Object.values(others).some(hasValue);
}

function hasValue(value: unknown): boolean {
  return value !== undefined;
}

function isPage({ type, bytes }: FetchedDocument): boolean {
  if (type === 'text/html' || type === 'application/xhtml+xml') return true;
  const head = Buffer.from((bytes ?? new Uint8Array()).subarray(0, 512)).toString('latin1');
  return type === '' && /<(?:!doctype html|html|head|body|title)/iu.test(head);
}

export { scanSource } from './scan-source.ts';
export { ScanRefused, unreachableMessage } from './scan-refused.ts';
