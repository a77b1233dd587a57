import type { ScanReply, ScanStage } from '../contract/scan.ts';
import type { SiteBrowser } from './browser/create-site-browser.ts';
import { readRendered } from './browser/read-rendered.ts';
import { isAllowedByRobots } from './fetch/ask-robots.ts';
import { composeReply } from './compose-reply.ts';
import type { Extracted, Extraction, Findings, RawDocument } from './extract-page.ts';
import { openFetcher } from './fetch/fetch-document.ts';
import type { FetchedDocument } from './fetch/fetch-document.ts';
import { fetchOnward } from './fetch/fetch-onward.ts';
import { Overloaded } from './worker/overloaded.ts';
import { lookupBySystem } from './fetch/open-agent.ts';
import type { Lookup } from './fetch/open-agent.ts';
import { domainOf, nameFromDomain } from './name/read-domain.ts';
import { judgeAddress } from './not-their-site.ts';
import { readWebAddress } from './fetch/read-web-address.ts';
import { largePage, runWork } from './worker/run-work.ts';
import type { WorkFailure } from './worker/worker-messages.ts';
import { ScanRefused } from './scan-refused.ts';
import { stateFacts } from './state-facts.ts';

/** Options of a scan. */
export interface ScanOptions {
  /** `host:port` exempt from the rules for addresses, ports and names; for tests. */
  readonly allowHosts: ReadonlySet<string>;
  /**
   * A host that is fetched from `host:port` over plain http whatever its scheme, exempt as well,
   * and reported under its own name.
   */
  readonly resolve: ReadonlyMap<string, string>;
  readonly lookup?: Lookup;
  /** Reads pages that need script; without one they end as `script-only`. */
  readonly browser?: SiteBrowser | undefined;
  readonly now?: () => number;
  /** For everything, name resolution included; 8,000 when not given. */
  readonly deadlineMs?: number;
  readonly onStage?: (stage: ScanStage) => void;
  readonly signal?: AbortSignal;
  /** Set for a website that a list of links led to, which leads no further. */
  readonly isOnward?: boolean;
  /** The private reason of a refusal and the like; never part of an answer. */
  readonly log?: (event: ScanEvent) => void;
}

export interface ScanEvent {
  readonly event: 'scan-refused' | 'scan-robots' | 'scan-extraction-failed' | 'scan-sheet-failed';
  readonly host: string;
  readonly reason: string;
}

const defaultDeadlineMs = 8000;
// Kept back from fetching, so that what was fetched can still be read.
const readingMs = 1500;
// A browser leaves so much of the time for style sheets and further pages.
const onwardShare = 0.1;
const robotsMs = 2500;
const robotsNotice = 'This website asks programs to stay away (robots.txt), so it was not read.';

/**
 * Fetches a website's home page, its style sheets and up to six further pages, and extracts their
 * statements about the firm. Throws `ScanRefused`, always with the same message, when the address
 * is refused, does not resolve or does not answer, and `Overloaded` when no worker becomes free.
 * Everything else is an outcome of the reply, with the values that were found in time.
 */
export async function scanWebsite(url: string, options: ScanOptions): Promise<ScanReply> {
  const now = options.now ?? Date.now;
  const deadlineMs = options.deadlineMs ?? defaultDeadlineMs;
  let end = now() + deadlineMs;
  const stage = (name: ScanStage): void => options.onStage?.(name);
  const fetchingMs = Math.max(deadlineMs * 0.6, deadlineMs - readingMs);
  const clock = AbortSignal.timeout(Math.round(fetchingMs));
  const signal = options.signal === undefined ? clock : AbortSignal.any([clock, options.signal]);
  const fetcher = openFetcher(options, options.lookup ?? lookupBySystem, Math.round(fetchingMs));
  let host = '';
  const log = (event: ScanEvent['event'], reason: string): void =>
    options.log?.({ event, host, reason });

  try {
    const start = readWebAddress(url, options);
    host = start.hostname;
    const verdict = judgeAddress(start);
    if (verdict !== undefined) {
      stage('done');
      return withNotice(composeReply(verdict.outcome, {}), verdict.notice);
    }
    stage('fetching');
    const home = await fetchHome(start);
    stage('reading');
    if (home === 'forbidden') return { ...nameOnly('blocked', start), notice: robotsNotice };
    options.signal?.throwIfAborted();
    if (home === 'late') return nameOnly('too-slow', start);
    if (home.bytes === undefined || !isPage(home)) return nameOnly('not-a-website', home.url);
    return await read(home, home.bytes);
  } catch (error) {
    if (error instanceof Overloaded) throw error;
    const reason = error instanceof ScanRefused ? error.reason : String(error);
    log('scan-refused', reason);
    throw error instanceof ScanRefused ? error : new ScanRefused(reason);
  } finally {
    await fetcher.close();
  }

  async function fetchHome(start: URL): Promise<FetchedDocument | 'late' | 'forbidden'> {
    const asked = new Set<string>();
    const ask = async (at: URL): Promise<void> => {
      if (asked.has(at.host)) return;
      asked.add(at.host);
      const patience = AbortSignal.any([signal, AbortSignal.timeout(robotsMs)]);
      if (!(await isAllowedByRobots(fetcher, at, patience))) throw new Forbidden();
    };
    try {
      await ask(start);
      return await fetcher.fetch(start, 'page', signal, ask);
    } catch (error) {
      if (!(error instanceof Forbidden)) throw error;
      log('scan-robots', 'robots.txt forbids the scan');
      return 'forbidden';
    }
  }

  async function read(home: FetchedDocument, bytes: Uint8Array): Promise<ScanReply> {
    const contentType = home.headers['content-type'] ?? '';
    const sent: RawDocument = { url: home.url.href, body: bytes, contentType };
    const sentAnswer = { status: home.status, headers: home.headers };
    // The scan stops when the client has disconnected.
    const left = (): number => {
      options.signal?.throwIfAborted();
      return Math.max(200, end - now());
    };
    const extract = async (work: Extraction): Promise<Extracted | WorkFailure> => {
      const { result, waitedMs } = await runWork(work, { wallMs: left() });
      end += waitedMs;
      return result;
    };
    const handsOver = bytes.byteLength > largePage;
    const read = await extract({
      kind: 'words',
      home: sent,
      further: [],
      answer: sentAnswer,
      handsOver,
    });
    if (typeof read === 'string') {
      log('scan-extraction-failed', read);
      return nameOnly('partial', home.url);
    }
    const { document, answer, words } = await readRendered(
      { document: sent, answer: sentAnswer, words: read },
      home.url,
      {
        browser: options.browser,
        exempt: options,
        extract,
        budgetMs: end - now() - (deadlineMs - fetchingMs) - deadlineMs * onwardShare,
        signal: options.signal,
      },
    );
    const late = home.cut !== undefined;
    if (words.outcome !== undefined && words.outcome !== 'script-only') {
      if (words.onward !== undefined && options.isOnward !== true)
        return await goOnward(words.onward, words.notice);
      return withNotice(composeReply(words.outcome, words.findings), words.notice);
    }
    stage('colours');
    const rest: RawDocument =
      words.rest === undefined ? document : { ...document, body: words.rest };
    // What was spent waiting for a worker is given back.
    const fetching = AbortSignal.timeout(
      Math.max(0, Math.round(end - now() - (deadlineMs - fetchingMs))),
    );
    const leave =
      options.signal === undefined ? fetching : AbortSignal.any([fetching, options.signal]);
    const onward = late
      ? undefined
      : await fetchOnward(fetcher, options, words, leave, (reason) =>
          log('scan-sheet-failed', reason),
        );
    const seeksTrade = words.findings.trade === undefined;
    // One after the other: two copies of a large page at a time take twice the memory.
    const more =
      onward === undefined || onward.further.length === 0
        ? words
        : await extract({ kind: 'words', home: rest, further: onward.further, answer, seeksTrade });
    const colors = await extract({
      kind: 'colors',
      home: rest,
      sheets: onward?.sheets ?? [],
      logo: onward?.logo,
      opening: onward?.opening,
    });
    if (typeof colors === 'string') log('scan-extraction-failed', colors);
    const findings: Findings = {
      ...words.findings,
      ...(typeof more === 'string' ? {} : more.findings),
      ...(typeof colors === 'string' ? {} : colors.findings),
      logo: onward?.paintedLogo ?? words.findings.logo,
      // Its address is said only with the picture: it is a credit.
      opening:
        typeof colors !== 'string' && colors.pictures?.opening
          ? (onward?.painted ?? words.links.opening)
          : undefined,
    };
    const { bytes: received, documents } = fetcher.traffic();
    const journey = {
      url: home.url,
      at: new Date(now()),
      firstByteMs: home.firstByteMs,
      bytes: received,
      requests: documents,
    };
    const beside = {
      ...(typeof colors === 'string' ? {} : colors.pictures),
      facts: words.survey === undefined ? undefined : stateFacts(words.survey, journey),
    };
    const partial =
      late || onward?.late === true || typeof colors === 'string' || typeof more === 'string';
    stage('done');
    if (home.cut === 'time' && !isWorthShowing(findings)) {
      return nameOnly('too-slow', home.url);
    }
    return composeReply(words.outcome ?? (partial ? 'partial' : 'ok'), findings, beside);
  }

  /** Reads the firm's own website in place of a page that only leads to it, once. */
  async function goOnward(address: string, notice: string | undefined): Promise<ScanReply> {
    const deadlineMs = Math.max(1000, end - now());
    return withNotice(
      await scanWebsite(address, { ...options, deadlineMs, isOnward: true }),
      notice,
    );
  }

  function nameOnly(outcome: ScanReply['outcome'], at: URL): ScanReply {
    stage('done');
    return composeReply(outcome, { businessName: nameFromDomain(domainOf(at)) });
  }
}

export { scanSource } from './scan-source.ts';
export { ScanRefused, unreachableMessage } from './scan-refused.ts';

class Forbidden extends Error {}

function withNotice(reply: ScanReply, notice: string | undefined): ScanReply {
  return notice === undefined ? reply : { ...reply, notice };
}

/** Anything beyond the name, which the address alone gives. */
function isWorthShowing({ businessName, language: _language, ...others }: Findings): boolean {
  return businessName?.source !== 'domain' || Object.values(others).some(isSomething);
}

function isSomething(value: unknown): boolean {
  return value !== undefined;
}

function isPage({ type, bytes }: FetchedDocument): boolean {
  if (type === 'text/html' || type === 'application/xhtml+xml') return true;
  const head = Buffer.from((bytes ?? new Uint8Array()).subarray(0, 512)).toString('latin1');
  return type === '' && /<(?:!doctype html|html|head|body|title)\b/iu.test(head);
}
