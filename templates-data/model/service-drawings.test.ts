import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { industryRule } from './industries.ts';
import {
  chooseDrawings,
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

describe('chooseDrawings', () => {
  const drawings = ['page', 'shelf', 'letters'] as const;
  const unknown = [undefined, undefined, undefined];

  it('gives typical services the drawings of their positions', () => {
    const chosen = chooseDrawings({ drawings, areTypical: true, turn: 7 }, unknown);
    expect(chosen).toEqual(['page', 'shelf', 'letters']);
  });

  it('begins with another one for the services of another client', () => {
    const first = (turn: number) =>
      chooseDrawings({ drawings, areTypical: false, turn }, unknown)[0];
    expect([first(0), first(1), first(5)]).toEqual(['page', 'shelf', 'letters']);
  });

  it('takes those of all trades in turn for a trade without its own', () => {
    const second = (turn: number) =>
      chooseDrawings({ drawings: [], areTypical: true, turn }, unknown)[1];
    expect([second(0), second(1)]).toEqual([commonDrawings[1], commonDrawings[2]]);
  });

  it('shows what a service’s icon shows, and each of the others once', () => {
    const own = ['helpdesk', 'network', 'repair', 'copies'] as const;
    const chosen = chooseDrawings({ drawings: own, areTypical: false, turn: 0 }, [
      undefined,
      'wrench',
      'flower',
      'speech',
    ]);
    expect(chosen).toEqual(['network', 'repair', 'copies', 'helpdesk']);
  });
});
