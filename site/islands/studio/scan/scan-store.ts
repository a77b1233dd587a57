import type { Evidence, FirstFacts, ScanReply } from '../../../../service/contract/scan.ts';
import {
  scanWebsite as callScanWebsite,
  type ScanAnswer,
} from '../../../../service/contract/scan-website.ts';
import {
  readOverrides,
  slotNames,
  type Overrides,
  type SlotName,
} from '../../../../templates-data/model/slots.ts';
import { parseErrorReply, openCall, readAnswer, type CallResult } from '../../ui/call-service.ts';
import { retractToast, toast } from '../../ui/toast-store.ts';
import { noContent } from '../content/client-content.ts';
import { toScannedContent, mergeContent, startingData } from './scan-content.ts';
import {
  $content,
  $draft,
  $origins,
  $values,
  patchDraft,
  replaceDraft,
} from '../draft/draft-store.ts';
import { freshDraft, freshValues, type Draft } from '../draft/draft.ts';
import type { Origins } from '../draft/origin.ts';
import { $rescan, dismissRescan, isRescan, mayOverwrite } from './rescan-store.ts';
import { readEvents } from './read-events.ts';
import { setScannedSite } from './scanned-site.ts';
import { outcomeWords, scanStageNames } from './scan-outcomes.ts';
import { $pasted, $scan, beginScan, endScan, scanFailure, stopScan } from './scan-state.ts';

/** What is said of a scan that failed without a reason of the service's. */
const noReason = 'Failed to scan website';
const timeoutMs = 60_000;

let unfinished: { reply: ScanAnswer; url: string } | undefined;

/** Reads a website, or its pasted source or text, and fills the draft with the result. */
export async function scanWebsite(address: string, source?: string): Promise<void> {
  const url = address.trim();
  if (url === '') {
    toast({ title: 'Please enter a valid website URL', destructive: true });
    return;
  }
  const scan = beginScan();
  dismissRescan();
  retractToast(scanFailure);
  $scan.set({ status: 'scanning', stage: 'starting', pasted: source !== undefined });
  const result = await requestScan(
    source !== undefined ? { url, source } : isRescan(url) ? { url, again: true } : { url },
    scan.signal,
  );
  if (!endScan(scan)) return;
  if (result.ok) finish(result.reply, url, source !== undefined);
  else fail(result.error.message || noReason);
}

async function requestScan(
  body: { url: string; source?: string; again?: boolean },
  signal: AbortSignal,
): Promise<CallResult<ScanAnswer>> {
  const answer = await openCall(callScanWebsite, {
    body,
    signal,
    timeout: timeoutMs,
    accept: 'text/event-stream',
  });
  if (!(answer instanceof Response)) return answer;
  const streamed = answer.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  if (!streamed || answer.body === null) return readAnswer<ScanAnswer>(answer);
  return readStream(answer.body);
}

async function readStream(body: ReadableStream<Uint8Array>): Promise<CallResult<ScanAnswer>> {
  const error = { error: noReason, message: noReason, code: 'failed' };
  try {
    for await (const { event, data } of readEvents(body)) {
      if (event === 'progress') showStage(data);
      if (event === 'found') await showFound(data);
      if (event === 'result') return await readAnswer<ScanAnswer>(new Response(data));
      if (event === 'error') {
        const reply = parseErrorReply(JSON.parse(data)) ?? error;
        return { ok: false, kind: 'refused', status: 200, error: reply };
      }
    }
  } catch {
    // The connection was lost, which has the same answer as a stream without a result.
  }
  return { ok: false, kind: 'failed', status: 0, error };
}

function showStage(data: string): void {
  const state = $scan.get();
  const stage = scanStageNames.find((one) => data.includes(`"${one}"`));
  if (stage !== undefined && state.status === 'scanning') $scan.set({ ...state, stage });
}

async function showFound(data: string): Promise<void> {
  const read = await readAnswer<FirstFacts>(new Response(data));
  const state = $scan.get();
  if (read.ok && state.status === 'scanning') $scan.set({ ...state, found: read.reply });
}

function fail(sentence: string): void {
  $scan.set({ status: 'failed', sentence });
  toast({ title: scanFailure, description: sentence, destructive: true });
}

/**
 * A repeated scan of the same website, or a page pasted over typed values, is shown as a list of
 * differences, and changes nothing until they are accepted.
 */
function compare(reply: ScanAnswer, url: string, isPasted: boolean): void {
  const values = foundValues(reply);
  const content = toScannedContent(reply, url);
  const isPartial = isPasted || reply.outcome !== 'ok';
  const read = { values, origins: findOrigins(values, reply.evidence), content };
  $rescan.set({ read, url, isPartial });
  $scan.set({ status: 'idle' });
  toast({ title: isPasted ? 'The page was read' : 'Website scanned again' });
}

function finish(reply: ScanAnswer, url: string, isPasted: boolean): void {
  const { outcome } = reply;
  const isRead = outcome === 'ok' || outcome === 'partial';
  if (isRead && (isPasted ? mayOverwrite(url) : isRescan(url))) {
    compare(reply, url, isPasted);
    return;
  }
  if (isRead) {
    applyResult(reply, url);
    toast({
      title: 'Website scanned successfully',
      description: reply.demos
        ? 'There is a demo of this website already.'
        : outcome === 'ok'
          ? 'Check what was found and make it yours.'
          : outcomeWords.partial.sentence,
    });
    return;
  }
  unfinished = { reply, url };
  const found = Object.keys(foundValues(reply)).length;
  $scan.set({ status: 'ended', outcome, found, notice: reply.notice });
  toast({
    title: scanFailure,
    description: reply.notice ?? outcomeWords[outcome].sentence,
    destructive: true,
  });
}

/** Continues with the part of the website that was read before the scan was stopped. */
export function continueUnfinished(): void {
  if (!unfinished) return;
  const { reply, url } = unfinished;
  if (mayOverwrite(url)) compare(reply, url, false);
  else applyResult(reply, url);
}

function foundValues(reply: ScanAnswer): Overrides {
  const found = readOverrides(startingData(reply));
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== ''));
}

function findOrigins(found: Overrides, evidence: ScanReply['evidence']): Origins {
  const origins: Origins = {};
  const notes: Partial<Record<SlotName, Evidence>> = evidence;
  for (const name of slotNames) {
    // An accent that was chosen to go with their color has no evidence, as it is not theirs.
    const isTheirs = name !== 'secondaryColor' || notes[name] !== undefined;
    if (found[name] === undefined || !isTheirs) continue;
    const { snippet = '', source = '', confidence = 1 } = notes[name] ?? {};
    origins[name] = { kind: 'site', snippet, source, confidence };
  }
  return origins;
}

/**
 * Fills the draft and goes to the next step. Values that were typed, or read before from the same
 * website, stay where this scan found none; values of another website are removed.
 */
function applyResult(reply: ScanAnswer, url: string): void {
  retractToast(scanFailure);
  const { evidence, outcome } = reply;
  const before = $draft.get();
  const { features } = before;
  const another =
    before.made !== undefined || (before.scannedUrl !== '' && before.scannedUrl !== url);
  const keptOrigins = another ? {} : $origins.get();
  const values = $values.get();
  const changed: Overrides = {};
  for (const name of slotNames) if (keptOrigins[name] !== undefined) changed[name] = values[name];
  const read = foundValues(reply);
  const origins = findOrigins(read, evidence);
  const found = { ...(another ? {} : before.found), ...read };
  const industry = read.industry ?? changed.industry ?? '';
  const draft: Draft = {
    ...freshDraft,
    ...(another ? {} : { features }),
    step: 2,
    reached: 2,
    url,
    scannedUrl: url,
    outcome: outcome === 'ok' ? undefined : outcome,
    found,
    foundOrigins: { ...(another ? {} : before.foundOrigins), ...origins },
  };
  const content = mergeContent(another ? noContent : $content.get(), toScannedContent(reply, url));
  replaceDraft(
    {
      draft,
      values: { ...freshValues(industry), ...changed, ...read, industry },
      origins: { ...keptOrigins, ...origins },
      content,
    },
    'Scan',
  );
  setScannedSite(url, reply);
  unfinished = undefined;
  $pasted.set('');
  $scan.set({ status: 'idle' });
}

/** Scans the same website again, on the first step, where the progress is visible. */
export function scanAgain(): void {
  const { scannedUrl } = $draft.get();
  patchDraft({ step: 1, url: scannedUrl });
  void scanWebsite(scannedUrl);
}

/** Returns to the first step to paste the page that the scan could not read. */
export function openPasteBox(): void {
  $scan.set({ status: 'ended', outcome: 'partial', found: 0 });
  patchDraft({ step: 1 });
}

/** Goes to the next step without a website; typed values stay. */
export function startFresh(): void {
  stopScan();
  dismissRescan();
  const draft = $draft.get();
  if (draft.scannedUrl !== '' || draft.made !== undefined) {
    const fresh = { ...freshDraft, url: draft.url, step: 2, reached: 2 } as const;
    const empty = { values: freshValues(), origins: {}, content: noContent };
    replaceDraft({ draft: fresh, ...empty }, 'Start Fresh');
    return;
  }
  patchDraft({ step: 2, reached: draft.reached > 2 ? draft.reached : 2 });
}
