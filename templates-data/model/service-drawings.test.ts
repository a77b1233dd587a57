import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { industryRule } from './industries.ts';
import {
  chooseDrawing,
  commonDrawings,
  isCommonDrawing,
  serviceDrawings,
} from './service-drawings.ts';
import { trades } from './testing/trade-pages.ts';

const folder = new URL('../../site/assets/technology/', import.meta.url);
const idsIn = (file: string): readonly string[] =>
  Array.from(
    readFileSync(new URL(file, folder), 'utf8').matchAll(/<g id="([^"]+)"/gu),
    ([, id = '']) => id,
  );

describe('the drawings of services', () => {
  it('are in the file of their trade, or in that of all trades', () => {
    const missing = trades.flatMap(({ id, drawings }) =>
      drawings
        .filter((name) => {
          const file = isCommonDrawing(name) ? 'plain-drawings.svg' : `services/${id}.svg`;
          return !idsIn(file).includes(name);
        })
        .map((name) => `${id}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('are six for each trade that has its own, one for each typical service', () => {
    const drawn = trades.filter(({ drawings }) => drawings.length > 0);
    expect(drawn.map(({ drawings }) => drawings.length)).toEqual(drawn.map(() => 6));
    for (const { id, services, drawings } of drawn)
      expect(drawings.slice(0, services.length).some(isCommonDrawing), id).toBe(false);
  });

  it('of one trade stand in no other', () => {
    const own = trades.flatMap(({ drawings }) => drawings.filter((name) => !isCommonDrawing(name)));
    expect(new Set(own).size).toBe(own.length);
    expect(serviceDrawings.filter((name) => !isCommonDrawing(name)).toSorted()).toEqual(
      own.toSorted(),
    );
  });

  it('are its own in all trades of the design for technology except the broad one', () => {
    const common = trades
      .filter(({ design, industry }) => (design ?? industryRule(industry).design) === 'technology')
      .filter(({ drawings }) => drawings.length === 0)
      .map(({ id }) => id);
    expect(common).toEqual(['technology-company']);
  });
});

describe('chooseDrawing', () => {
  const drawings = ['page', 'shelf', 'letters'] as const;

  it('gives a typical service the drawing of its position', () => {
    const chosen = [0, 1, 2].map((index) =>
      chooseDrawing({ drawings, areTypical: true, turn: 7 }, index),
    );
    expect(chosen).toEqual(['page', 'shelf', 'letters']);
  });

  it('begins with another one for the services of another client', () => {
    const first = (turn: number) => chooseDrawing({ drawings, areTypical: false, turn }, 0);
    expect([first(0), first(1), first(5)]).toEqual(['page', 'shelf', 'letters']);
  });

  it('takes those of all trades in turn for a trade without its own', () => {
    const first = (turn: number) => chooseDrawing({ drawings: [], areTypical: true, turn }, 1);
    expect([first(0), first(1)]).toEqual([commonDrawings[1], commonDrawings[2]]);
  });
});
