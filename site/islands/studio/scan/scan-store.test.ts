import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ScanReply } from '../../../../service/contract/scan.ts';
import { $toast, dismissToast } from '../../ui/toast-store.ts';
import {
  $draft,
  $origins,
  $values,
  clearDraft,
  redo,
  typeValue,
  undo,
} from '../draft/draft-store.ts';
import { compareScan, applyDifferences } from './compare-scan.ts';
import { $rescan } from './rescan-store.ts';
import { describeProgress } from './scan-outcomes.ts';
import { $scan, stopScan } from './scan-state.ts';
import { scanWebsite, startFresh, continueUnfinished } from './scan-store.ts';

const nothing: ScanReply['website'] = {
  businessName: null,
  industry: null,
  description: null,
  slogan: null,
  primaryColor: null,
  secondaryColor: null,
  contactInfo: { phone: null, email: null, address: null, hours: null },
};

const found = (
  website: Partial<ScanReply['website']> = {},
  outcome: ScanReply['outcome'] = 'ok',
): ScanReply => ({
  outcome,
  website: { ...nothing, businessName: 'Harrow & Finch LLP', industry: 'law', ...website },
  evidence: {
    businessName: { source: 'title', confidence: 0.9, snippet: '<title>Harrow & Finch LLP' },
  },
});

function answer(body: unknown, init?: ResponseInit): void {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, init)));
}

function stream(text: string): void {
  const init = { headers: { 'content-type': 'text/event-stream; charset=utf-8' } };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(text, init)));
}

beforeEach(() => {
  clearDraft();
  stopScan();
});
afterEach(() => {
  dismissToast();
  dismissToast();
  vi.unstubAllGlobals();
});

test('a blank address shows an error without a request', async () => {
  answer(found());
  await scanWebsite('  ');
  expect($toast.get()?.title).toBe('Please enter a valid website URL');
  expect($draft.get().step).toBe(1);
});

test('findings fill the fields, show their origin and lead to the next step', async () => {
  answer(found({ primaryColor: '#7a1f2b' }));
  await scanWebsite('harrowfinch.example');
  expect($draft.get().step).toBe(2);
  expect($values.get()).toMatchObject({
    businessName: 'Harrow & Finch LLP',
    primaryColor: '#7a1f2b',
  });
  expect($origins.get().businessName).toEqual({
    kind: 'site',
    source: 'title',
    confidence: 0.9,
    snippet: '<title>Harrow & Finch LLP',
  });
  expect($origins.get().secondaryColor).toBeUndefined();
  expect($toast.get()?.title).toBe('Website scanned successfully');
});

test('a streamed scan shows its stages and ends like any other', async () => {
  const stages: string[] = [];
  const stop = $scan.listen((scan) => {
    if (scan.status === 'scanning') stages.push(scan.stage);
  });
  stream(
    `event: progress\ndata: {"stage":"fetching"}\n\nevent: progress\ndata: {"stage":"colours"}\n\nevent: result\ndata: ${JSON.stringify(found())}\n\n`,
  );
  await scanWebsite('harrowfinch.example');
  stop();
  expect(stages).toEqual(['starting', 'fetching', 'colours']);
  expect($values.get().businessName).toBe('Harrow & Finch LLP');
});

test('values of the home page are shown before the result', async () => {
  const states: string[] = [];
  const stop = $scan.listen((scan) => {
    if (scan.status === 'scanning' && scan.found) states.push(describeProgress(scan));
  });
  const { businessName, industry, contactInfo } = found().website;
  stream(
    `event: found\ndata: ${JSON.stringify({ businessName, industry, contactInfo })}\n\nevent: progress\ndata: {"stage":"colours"}\n\nevent: result\ndata: ${JSON.stringify(found())}\n\n`,
  );
  await scanWebsite('harrowfinch.example');
  stop();
  expect(states).toEqual([
    'Found Harrow & Finch LLP. Connecting to the website…',
    'Found Harrow & Finch LLP. Finding the brand colors…',
  ]);
});

test('an error in the stream shows the service’s sentence', async () => {
  stream(
    'event: error\ndata: {"error":"We could not reach that website.","message":"x","code":"invalid"}\n\n',
  );
  await scanWebsite('nowhere.example');
  expect($scan.get()).toEqual({ status: 'failed', sentence: 'We could not reach that website.' });
  expect($toast.get()).toMatchObject({
    title: 'Scanning failed',
    description: 'We could not reach that website.',
  });
});

test('an interrupted stream is a failed scan, and the address stays', async () => {
  stream('event: progress\ndata: {"stage":"fetching"}\n\n');
  await scanWebsite('harrowfinch.example');
  expect($scan.get()).toEqual({ status: 'failed', sentence: 'Failed to scan website' });
});

test('a website without an industry leaves the industry unset', async () => {
  answer(found({ industry: null }, 'partial'));
  await scanWebsite('harrowfinch.example');
  expect($values.get().industry).toBe('');
  expect($draft.get().outcome).toBe('partial');
});

test('a website that refuses scans stays at the first step, and found values can be used', async () => {
  answer(found({}, 'blocked'));
  await scanWebsite('harrowfinch.example');
  expect($scan.get()).toEqual({ status: 'ended', outcome: 'blocked', found: 2 });
  expect($draft.get().step).toBe(1);
  continueUnfinished();
  expect($draft.get().step).toBe(2);
  expect($values.get().businessName).toBe('Harrow & Finch LLP');
});

test('a pasted page is sent with its address, and keeps values that were read before', async () => {
  answer(found({ slogan: 'Steady counsel' }));
  await scanWebsite('harrowfinch.example');
  let sent = '';
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    sent = body;
    return Promise.resolve(
      Response.json({ ...found(), website: { ...nothing, description: 'Lawyers.' } }),
    );
  });
  await scanWebsite('harrowfinch.example', '<p>Lawyers.</p>');
  expect(JSON.parse(sent)).toEqual({ url: 'harrowfinch.example', source: '<p>Lawyers.</p>' });
  expect($values.get()).toMatchObject({ slogan: 'Steady counsel', description: 'Lawyers.' });
});

test('a second scan of a website asks for a new reading, a scan of another one does not', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Promise.resolve(Response.json(found()));
  });
  await scanWebsite('harrowfinch.example');
  await scanWebsite('harrowfinch.example');
  await scanWebsite('another.example');
  expect(sent).toEqual([
    { url: 'harrowfinch.example' },
    { url: 'harrowfinch.example', again: true },
    { url: 'another.example' },
  ]);
});

test('a pasted page replaces no typed values, and shows differences instead', async () => {
  startFresh();
  typeValue('phone', '555 0142');
  const website = { ...nothing, contactInfo: { ...nothing.contactInfo, phone: '555 0199' } };
  answer({ ...found(), website });
  await scanWebsite('harrowfinch.example', '<p>555 0199</p>');
  expect($values.get().phone).toBe('555 0142');
  const rescan = $rescan.get();
  if (!rescan) throw new Error('nothing is compared');
  // A pasted page says nothing about other pages.
  expect(rescan.isPartial).toBe(true);
  const differences = compareScan(rescan.read);
  expect(differences.map(({ id, state }) => [id, state])).toEqual([['slot.phone', 'typed']]);
  applyDifferences(differences);
  expect($values.get().phone).toBe('555 0199');
});

test('values of one website do not get into the demo of another', async () => {
  answer(found({ slogan: 'Steady counsel' }));
  await scanWebsite('harrowfinch.example');
  typeValue('phone', '555 0142');
  answer({ ...found(), website: { ...nothing, businessName: 'Other Ltd' } });
  await scanWebsite('other.example');
  expect($values.get().slogan).toBeUndefined();
  expect($values.get().phone).toBeUndefined();
});

test('a cancelled scan changes nothing', async () => {
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new Error('aborted'))),
      ),
  );
  const scan = scanWebsite('harrowfinch.example');
  stopScan();
  await scan;
  expect($scan.get()).toEqual({ status: 'idle' });
  expect($draft.get().step).toBe(1);
});

test('starting fresh keeps typed values and removes scanned ones', async () => {
  startFresh();
  typeValue('businessName', 'Typed Ltd');
  startFresh();
  expect($values.get().businessName).toBe('Typed Ltd');
  answer(found());
  await scanWebsite('harrowfinch.example');
  startFresh();
  expect($values.get().businessName).toBeUndefined();
  expect($draft.get().step).toBe(2);
});

test('a scan is undone and redone as a whole', async () => {
  startFresh();
  typeValue('businessName', 'Typed Ltd');
  typeValue('phone', '555 0142');
  answer(found({ slogan: 'Steady counsel' }));
  await scanWebsite('harrowfinch.example');
  expect(undo()?.label).toBe('Scan');
  expect($values.get()).toMatchObject({ businessName: 'Typed Ltd', phone: '555 0142' });
  expect($values.get().slogan).toBeUndefined();
  expect($draft.get().scannedUrl).toBe('');
  redo();
  expect($values.get()).toMatchObject({
    businessName: 'Harrow & Finch LLP',
    slogan: 'Steady counsel',
  });
  expect($draft.get()).toMatchObject({ step: 2, scannedUrl: 'harrowfinch.example' });
});

test('the message of a failed scan is removed by the next one, and by a fresh start', async () => {
  answer({ ...found(), outcome: 'blocked' });
  await scanWebsite('harrowfinch.example');
  expect($toast.get()?.title).toBe('Scanning failed');
  startFresh();
  expect($toast.get()).toBeUndefined();
  await scanWebsite('harrowfinch.example');
  expect($toast.get()?.title).toBe('Scanning failed');
  answer(found());
  const scan = scanWebsite('harrowfinch.example');
  expect($toast.get()).toBeUndefined();
  await scan;
  expect($toast.get()?.title).toBe('Website scanned successfully');
});
