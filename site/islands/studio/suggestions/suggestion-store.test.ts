import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { $settings } from '../../auth/settings-store.ts';
import { tips, wordsFor } from './canned-tips.ts';
import { setLanguage } from '../content/content-store.ts';
import { $origins, $values, clearDraft, undo } from '../draft/draft-store.ts';
import {
  $suggestion,
  chooseSuggestedField,
  suggest,
  suggestedFields,
  acceptText,
} from './suggestion-store.ts';

/** A service with or without suggestions; `answer` replies to the call for them. */
function serve(
  suggestions: boolean,
  answer: () => Response = () => new Response('', { status: 503 }),
): void {
  vi.stubGlobal('fetch', (address: string) => {
    const file = kitFiles[address];
    if (file !== undefined) return Promise.resolve(Response.json(file));
    return Promise.resolve(address === '/api/settings' ? Response.json({ suggestions }) : answer());
  });
}

/** The files of the build that a suggestion needs. */
const trade = {
  id: 'lawyer',
  industry: 'law',
  label: 'Lawyer',
  eyebrow: 'Legal advice',
  about: 'Legal advice and representation.',
  callToAction: 'Make an appointment',
  typical: [],
  order: [],
};
const kit = { trade: 'lawyer', pictures: {}, places: {}, samples: {} };
const kitFiles: Readonly<Record<string, unknown>> = {
  '/client/words/en.json': { 'eyebrow.place': '{trade} in {place}', 'header.contact': 'Contact' },
  '/client/kits/law.json': { id: 'law', ...kit },
  '/client/kits/general.json': { id: 'general', ...kit },
  '/client/trades/lawyer.json': { en: trade },
};

const stream = (text: string) => (): Response =>
  new Response(text, { headers: { 'content-type': 'text/event-stream' } });

beforeEach(() => {
  vi.useFakeTimers();
  $settings.set(undefined);
  clearDraft();
  chooseSuggestedField('slogan');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('without a language model', () => {
  beforeEach(() => serve(false));

  test('a tip for the field is shown after one to three seconds', async () => {
    for (const [chance, wait] of [
      [0, 1000],
      [0.999, 2998],
    ] as const) {
      const suggestion = suggest(() => chance);
      await vi.advanceTimersByTimeAsync(wait - 5);
      expect($suggestion.get().status).toBe('thinking');
      await vi.advanceTimersByTimeAsync(5);
      await suggestion;
      expect($suggestion.get()).toMatchObject({ status: 'tip', tip: { field: 'slogan' } });
    }
  });

  test('another request shows another tip', async () => {
    chooseSuggestedField('callToAction');
    const texts: unknown[] = [];
    for (let round = 0; round < 2; round += 1) {
      const suggestion = suggest(() => 0);
      await vi.runAllTimersAsync();
      await suggestion;
      texts.push($suggestion.get());
    }
    expect(texts[0]).not.toEqual(texts[1]);
  });

  test('a tip for a field that is no longer chosen is not shown', async () => {
    const suggestion = suggest(() => 0);
    await vi.advanceTimersByTimeAsync(500);
    chooseSuggestedField('callToAction');
    await vi.runAllTimersAsync();
    await suggestion;
    expect($suggestion.get()).toEqual({ status: 'none' });
  });
});

describe('with a language model', () => {
  test('texts are shown as they are written', async () => {
    serve(
      true,
      stream(
        'event: suggestion\ndata: {"index":0,"text":"Plain"}\n\nevent: suggestion\ndata: {"index":0,"text":"Plain advice"}\n\nevent: suggestion\ndata: {"index":1,"text":"Calm counsel"}\n\nevent: done\ndata: {}\n\n',
      ),
    );
    const seen: unknown[] = [];
    const stop = $suggestion.listen((state) => {
      if (state.status === 'written') seen.push(state.texts);
    });
    await suggest();
    stop();
    expect(seen).toContainEqual(['Plain']);
    expect($suggestion.get()).toEqual({
      status: 'written',
      texts: ['Plain advice', 'Calm counsel'],
      isDone: true,
    });
  });

  test.each([
    ['refuses', () => Response.json({ error: 'No' }, { status: 429 })],
    ['says that it failed', stream('event: error\ndata: {"error":"No"}\n\n')],
    ['breaks off before a text', stream('event: sugg')],
    ['writes something else', stream('event: suggestion\ndata: {"index":9,"text":7}\n\n')],
    ['is garbage', stream('event: suggestion\ndata: {"ind\n\n')],
  ])('a tip is shown immediately when the service %s', async (_, answer) => {
    serve(true, answer);
    await suggest();
    expect($suggestion.get().status).toBe('tip');
  });

  test('texts written before a failure stay', async () => {
    serve(
      true,
      stream('event: suggestion\ndata: {"index":0,"text":"Plain"}\n\nevent: error\ndata: {}\n\n'),
    );
    await suggest();
    expect($suggestion.get()).toEqual({ status: 'written', texts: ['Plain'], isDone: true });
  });
});

test('an accepted text counts as typed, and can be undone', () => {
  acceptText('slogan', 'Plain advice');
  expect($values.get().slogan).toBe('Plain advice');
  expect($origins.get().slogan).toEqual({ kind: 'typed' });
  expect(undo()?.label).toBe('Suggested headline');
  expect($values.get().slogan).toBeUndefined();
});

test('there are seven tips, and words for each field of every business, also without an industry', async () => {
  expect(tips).toHaveLength(7);
  expect(new Set(tips.map(({ advice }) => advice)).size).toBe(7);
  serve(false);
  for (const industry of ['law', 'general', 'Dog grooming']) {
    const words = await wordsFor({ overrides: { businessName: 'Marlowe', industry }, lists: {} });
    for (const field of suggestedFields)
      expect(tips.some((tip) => tip.field === field && words[tip.kind] !== undefined)).toBe(true);
  }
});

test('without the trade’s files, tips have no text', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
  expect(await wordsFor({ overrides: { industry: 'retail' }, lists: {} })).toEqual({});
});

test('the service receives the known data of the client besides the fields', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (address === '/api/settings') return Promise.resolve(Response.json({ suggestions: true }));
    if (address === '/api/suggestions')
      sent.push(JSON.parse(typeof init?.body === 'string' ? init.body : ''));
    return Promise.resolve(
      kitFiles[address] ? Response.json(kitFiles[address]) : new Response('', { status: 503 }),
    );
  });
  setLanguage('de');
  await suggest(() => 0);
  expect(sent).toEqual([expect.objectContaining({ field: 'slogan', content: { language: 'de' } })]);
});
