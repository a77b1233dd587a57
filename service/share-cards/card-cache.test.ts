import { expect, test } from 'vitest';
import { createShareCard, type ShareCard } from '../../templates-data/model/share-card.ts';
import { createCardCache } from './card-cache.ts';

const card = (name: string): ShareCard => createShareCard({ businessName: name }, 'law', 'law');

/** A renderer whose cards are finished when the test decides. */
function slowly(): {
  render: (card: ShareCard) => Promise<Buffer>;
  begun: string[];
  finish: () => Promise<void>;
} {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    render: ({ name }) => {
      begun.push(name);
      return new Promise((resolve) => ends.push(() => resolve(Buffer.from(name))));
    },
    finish: async () => {
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test('a card is drawn once, however many ask for it, and kept', async () => {
  const { render, begun, finish } = slowly();
  const cards = createCardCache({ render });
  const requests = [cards.find(card('A')), cards.find(card('A')), cards.find(card('A'))];
  await finish();
  expect((await Promise.all(requests)).map(String)).toEqual(['A', 'A', 'A']);
  expect(String(await cards.find(card('A')))).toBe('A');
  expect(begun).toEqual(['A']);
});

test('one card is drawn at a time, and no more wait than a limit', async () => {
  const { render, begun, finish } = slowly();
  const cards = createCardCache({ render, limits: { waiting: 3 } });
  const requests = ['A', 'B', 'C'].map((name) => cards.find(card(name)));
  expect(begun).toEqual(['A']);
  expect(await cards.find(card('D'))).toBeUndefined();
  await finish();
  expect(begun).toEqual(['A', 'B']);
  await finish();
  await finish();
  expect((await Promise.all(requests)).map(String)).toEqual(['A', 'B', 'C']);
});

test('cards are prepared only while there is little else to do', async () => {
  const { render, begun, finish } = slowly();
  const cards = createCardCache({ render, limits: { waitingToPrepare: 2 } });
  for (const name of ['A', 'B', 'C']) cards.prepare(card(name));
  for (let turn = 0; turn < 3; turn += 1) await finish();
  expect(begun).toEqual(['A', 'B']);
});

test('the oldest cards are dropped when there are too many', async () => {
  const begun: string[] = [];
  const render = ({ name }: ShareCard): Promise<Buffer> => {
    begun.push(name);
    return Promise.resolve(Buffer.alloc(40));
  };
  const cards = createCardCache({ render, limits: { keptBytes: 100 } });
  for (const name of ['A', 'B', 'A', 'C', 'A', 'B']) await cards.find(card(name));
  expect(begun).toEqual(['A', 'B', 'C', 'B']);
});

test('a failed drawing is reported, and the next request draws again', async () => {
  const failures: unknown[] = [];
  let works = false;
  const cards = createCardCache({
    render: () =>
      works ? Promise.resolve(Buffer.from('x')) : Promise.reject(new Error('no fonts')),
    onFailure: (error) => failures.push(error),
  });
  expect(await cards.find(card('A'))).toBeUndefined();
  works = true;
  expect(String(await cards.find(card('A')))).toBe('x');
  expect(failures).toHaveLength(1);
});

test('a request does not wait for a card that takes too long', async () => {
  const cards = createCardCache({
    render: () => new Promise(() => undefined),
    limits: { timeout: 20 },
  });
  expect(await cards.find(card('A'))).toBeUndefined();
});
