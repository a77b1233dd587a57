import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { drawsOpening } from '../../templates-data/model/designs.ts';
import { industryRule, templateIndustries } from '../../templates-data/model/industries.ts';
import { showsPhotograph } from '../../templates-data/model/demo-pictures.ts';
import { picturePlaces } from '../../templates-data/model/pictures.ts';
import { isPlate, setPictures } from '../../templates-data/model/set-pictures.ts';
import { Trade } from '../../templates-data/model/trade.ts';
import { pictureFiles } from './picture-files.ts';

const folder = new URL('../../templates-data/trades/', import.meta.url);
const trades = readdirSync(folder).map((file) =>
  Trade.parse(parse(readFileSync(new URL(file, folder), 'utf8'))),
);
const lines = (name: string): URL => new URL(`../assets/lines/${name}.svg`, import.meta.url);
const plate = (name: string): URL => new URL(`../assets/plates/${name}.svg`, import.meta.url);

it('every picture that may be chosen has its files', () => {
  for (const name of Object.keys(setPictures))
    if (isPlate(name)) expect(existsSync(plate(name)), name).toBe(true);
    else
      for (const kind of ['avif', 'webp'] as const)
        expect(pictureFiles(name, kind).length, `${name}.${kind}`).toBeGreaterThanOrEqual(3);
});

it('a trade that opens on a plate has lines of its things, for layouts without photographs', () => {
  const openings = trades.map(({ pictures }) => pictures.opening ?? '').filter(isPlate);
  expect(openings.filter((name) => !existsSync(lines(name)))).toEqual([]);
});

it('every picture may be chosen for a trade', () => {
  const chosen = new Set(trades.flatMap(({ pictures }) => pictures.set));
  expect(Object.keys(setPictures).filter((name) => !chosen.has(name))).toEqual([]);
});

it('the trades of every industry have at least six pictures together', () => {
  for (const industry of templateIndustries) {
    const own = trades.filter((trade) => trade.industry === industry);
    expect(
      new Set(own.flatMap(({ pictures }) => pictures.set)).size,
      industry,
    ).toBeGreaterThanOrEqual(6);
  }
});

it('default pictures are from the set of the demo’s trade', () => {
  for (const { id, pictures } of trades) {
    const { set, notFor: _, ...places } = pictures;
    for (const [place, name] of Object.entries(places)) {
      expect(picturePlaces[place], `${id}: ${place}`).toBeDefined();
      expect(set, `${id}: ${place}`).toContain(name);
    }
  }
});

it('a page shows each picture once', () => {
  for (const { id, pictures } of trades) {
    const { set: _set, notFor: _notFor, ...places } = pictures;
    const names = Object.values(places);
    expect(new Set(names).size, id).toBe(names.length);
  }
});

/** The pictures at the top of a trade's home page: its opening, where it shows one, and "About". */
function topPictures({ industry, design, styles, pictures }: Trade): readonly string[] {
  const showsOpening =
    !drawsOpening(design ?? industryRule(industry).design) && showsPhotograph(styles);
  return [...(showsOpening ? [pictures.opening] : []), pictures.about].filter(
    (name) => name !== undefined,
  );
}

function sharedPictures(
  among: readonly Trade[],
  shownBy: (trade: Trade) => readonly string[],
): readonly string[] {
  const shown = among.flatMap((trade) => shownBy(trade).map((name) => ({ name, id: trade.id })));
  return [...Map.groupBy(shown, ({ name }) => name)]
    .filter(([, showing]) => showing.length > 1)
    .map(([name, showing]) => `${showing.map(({ id }) => id).join(' and ')} both show ${name}`);
}

/** The picture that a trade opens on, where its demo shows one that was rendered. */
const openingOf = (trade: Trade): readonly string[] =>
  topPictures(trade).filter((name) => name === trade.pictures.opening);

it('a rendered opening is sharp: its largest file is at least 900 pixels wide', () => {
  const openings = new Set(trades.flatMap(openingOf).filter((name) => !isPlate(name)));
  const files = readdirSync(new URL('../assets/', import.meta.url), {
    encoding: 'utf8',
    recursive: true,
  });
  const widthOf = (name: string, file: string): number =>
    Number(new RegExp(`/${name}-(\\d+)\\.avif$`, 'u').exec(file)?.[1] ?? 0);
  const widest = (name: string): number => Math.max(...files.map((file) => widthOf(name, file)));
  expect([...openings].filter((name) => widest(name) < 900)).toEqual([]);
});

it('no two trades open on the same picture, as they meet in the gallery of trades', () => {
  expect(sharedPictures(trades, openingOf)).toEqual([]);
});

it('no two trades of an industry show one picture in the opening or beside "About"', () => {
  const shared = templateIndustries.flatMap((industry) =>
    sharedPictures(
      trades.filter((trade) => trade.industry === industry),
      topPictures,
    ),
  );
  expect(shared).toEqual([]);
});

it('every trade has a picture beside "About", unless none is true of all its businesses', () => {
  const without = trades.filter(({ pictures }) => pictures.about === undefined);
  expect(without.map(({ id }) => id)).toEqual([
    'business',
    'campsite',
    'charity',
    'chimney-sweep',
    'craft-business',
    'dance-school',
    'event-planner',
    'hospitality-business',
    'manufacturer',
    'riding-school',
    'scaffolder',
    'shop',
  ]);
});

it('a plumber’s page opens on pipes, a bakery’s on loaves and a restaurant’s on a table', () => {
  const openings = Object.fromEntries(trades.map(({ id, pictures }) => [id, pictures.opening]));
  expect(openings).toMatchObject({
    plumber: 'copper-pipes',
    bakery: 'bakery-shelves',
    restaurant: 'set-table',
    'hair-salon': 'salon-chairs',
    gym: 'gym-rack',
    florist: 'florist-bench',
    garage: 'garage-bay',
    vet: 'plate-pets',
    church: 'nave',
    hotel: 'bedroom',
    moving: 'plate-boxes',
    school: 'classroom',
    psychologist: 'two-armchairs',
    brewery: 'copper-kettles',
    museum: 'picture-hall',
    'furniture-shop': 'showroom',
  });
});

it('houses do not illustrate hospitality, nor towers advisers and builders', () => {
  const shownIn = (industry: string): readonly string[] =>
    trades
      .filter((trade) => trade.industry === industry)
      .flatMap(({ pictures: { set: _set, notFor: _notFor, ...places } }) => Object.values(places));
  for (const house of ['villa', 'pool', 'terrace', 'room', 'barn'])
    expect(shownIn('hospitality')).not.toContain(house);
  for (const industry of ['construction', 'consulting'])
    for (const tower of ['finance-towers', 'finance-facade', 'tower'])
      expect(shownIn(industry)).not.toContain(tower);
});

it('a business of an unknown trade shows the lines of its design', () => {
  const {
    set: _set,
    notFor: _notFor,
    ...places
  } = trades.find(({ id }) => id === 'business')?.pictures ?? { set: [] };
  expect(places).toEqual({});
});
