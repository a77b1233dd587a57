import { expect, test } from 'vitest';
import type { Stage } from '../../../service/contract/stages.ts';
import type { LibraryDemo } from '../library/library-demo.ts';
import { boardColumns, dealSums, findPosition, nextPosition } from './board-columns.ts';

const now = Date.parse('2026-11-23T12:00:00Z');
const day = 24 * 60 * 60 * 1000;

function demo(uniqueId: string, stage: Stage, more: Partial<LibraryDemo> = {}): LibraryDemo {
  return {
    id: uniqueId,
    uniqueId,
    slug: '',
    userId: '',
    address: '',
    name: uniqueId,
    industry: 'law',
    websiteData: {},
    tags: [],
    notes: '',
    starred: false,
    visits: 0,
    version: 1,
    createdAt: now,
    updatedAt: now,
    expires: undefined,
    stage,
    stageAt: now,
    value: null,
    lostReason: null,
    panel: { comments: false, choices: false, approval: false },
    looks: { palettes: [], headlines: [] },
    lastSignal: null,
    recipients: { names: [], count: 0 },
    stopped: false,
    local: false,
    legacy: false,
    unsent: false,
    ...more,
  };
}

test('every stage is a column with its demos in the list’s order', () => {
  const columns = boardColumns([demo('b', 'seen'), demo('a', 'seen'), demo('c', 'won')], now);
  expect(columns.map(({ stage }) => stage)).toEqual([
    'draft',
    'sent',
    'seen',
    'talking',
    'won',
    'lost',
  ]);
  expect(columns[2]?.demos.map(({ uniqueId }) => uniqueId)).toEqual(['b', 'a']);
});

test('won and lost deals are hidden after ninety days, and counted', () => {
  const old = { stageAt: now - 91 * day };
  const columns = boardColumns(
    [demo('a', 'won', old), demo('b', 'lost', old), demo('c', 'talking', old), demo('d', 'won')],
    now,
  );
  expect(columns.map(({ demos, older }) => [demos.length, older])).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ]);
});

test('a demo on this device only cannot be moved', () => {
  expect(boardColumns([demo('a', 'draft', { local: true })], now)[0].demos).toEqual([]);
});

test('arrow keys move within a column, and over empty columns to the nearest demo', () => {
  const columns = boardColumns([demo('a', 'draft'), demo('b', 'draft'), demo('c', 'won')], now);
  const from = (id: string, key: string): string | undefined => {
    const spot = findPosition(columns, id);
    return spot && nextPosition(columns, spot, key)?.uniqueId;
  };
  expect(from('a', 'ArrowDown')).toBe('b');
  expect(from('b', 'ArrowDown')).toBeUndefined();
  expect(from('a', 'ArrowUp')).toBeUndefined();
  expect(from('b', 'ArrowRight')).toBe('c');
  expect(from('c', 'ArrowLeft')).toBe('a');
  expect(from('c', 'ArrowRight')).toBeUndefined();
  expect(from('a', 'End')).toBe('b');
  expect(from('a', 'x')).toBeUndefined();
});

test('the values of open deals and of those won in this quarter are summed', () => {
  const value = { cents: 100_00, currency: 'USD' };
  const columns = boardColumns(
    [
      demo('a', 'draft', { value }),
      demo('b', 'sent', { value }),
      demo('c', 'talking', { value }),
      demo('d', 'won', { value }),
      demo('e', 'won', { value, stageAt: Date.parse('2026-09-29T12:00:00Z') }),
      demo('f', 'lost', { value }),
    ],
    now,
  );
  expect(dealSums(columns, new Date(now))).toEqual({
    open: [{ cents: 200_00, currency: 'USD' }],
    won: [value],
  });
});
