/**
 * Finds content of a demo that comes neither from the client nor from the agency. The library and
 * the studio list it before a link is sent. Examples must be replaced or removed first; hints are
 * only worth a look.
 */
import type { ListName } from './content-rules.ts';
import { chooseDesign, withTradeStyles, type DemoKit } from './demo-kit.ts';
import { drawsOpening } from './designs.ts';
import { demoTimes } from './demo-times.ts';
import { showsPhotograph } from './demo-pictures.ts';
import type { DemoValues } from './demo-values.ts';
import { demoView, type DemoView } from './demo-view.ts';
import { demoLanguage, languagesInEnglish, translatedLanguage } from './languages.ts';
import { picturePlaces, type PicturePlace } from './pictures.ts';
import { sampleSections, sections, type SectionId } from './sections.ts';
import type { SlotName } from './slots.ts';

/** The place in the studio that edits the subject of a concern. */
export type WayTo =
  | { readonly to: 'field'; readonly name: SlotName }
  | { readonly to: 'list'; readonly name: ListName }
  | { readonly to: 'text'; readonly key: string }
  | { readonly to: 'picture'; readonly place: PicturePlace }
  | { readonly to: 'trade' }
  | { readonly to: 'language' };

interface SendConcern {
  /** Identifies it: `services`, `picture.about`. */
  readonly id: string;
  readonly kind: 'example' | 'hint';
  /** Number of things on the page that it stands for. */
  readonly count: number;
  readonly label: string;
  readonly note: string;
  readonly way: WayTo;
}

/** Places that show a picture of the trade's set by default, each with its section. */
const placesOfTheSet: readonly (readonly [place: PicturePlace, section: SectionId])[] = [
  ['opening', 'hero'],
  ['about', 'about'],
  ['service1', 'services'],
  ['service2', 'services'],
  ['service3', 'services'],
  ['banner', 'banner'],
];

/** A demo, and what all its pages show together. */
interface CheckedDemo {
  readonly demo: DemoValues;
  readonly kit: DemoKit;
  readonly sections: ReadonlySet<SectionId>;
  readonly home: DemoView;
}

function showAll(demo: DemoValues, kit: DemoKit, now: number): CheckedDemo {
  const context = { canonical: '', demoId: 'check', base: '' } as const;
  const times = demoTimes(demo, kit, now);
  const home = demoView(demo, kit, { ...context, page: '/' }, times);
  const shown = home.pages.flatMap(
    (page) => demoView(demo, kit, { ...context, page }, times).sections,
  );
  return {
    demo: withTradeStyles(demo, kit),
    kit,
    sections: new Set([...home.sections, ...shown]),
    home,
  };
}

function findExamples({ demo, kit, sections: shown, home }: CheckedDemo): readonly SendConcern[] {
  const example = (
    name: 'services' | (typeof sampleSections)[number],
    note: string,
  ): SendConcern => ({
    id: name,
    kind: 'example',
    count: home.lists[name]?.length ?? 0,
    label: sections[name].label,
    note,
    way: { to: 'list', name },
  });
  const samples = sampleSections
    .filter((name) => shown.has(name) && home.texts[`${name}.sample`] === 'yes')
    .map((name) => example(name, 'a sample that you switched on'));
  if (!shown.has('services') || demo.lists.services !== undefined) return samples;
  return [example('services', `typical of the trade: ${kit.trade.label}`), ...samples];
}

function findForeignWords({
  demo,
  kit,
  sections: shown,
  home,
}: CheckedDemo): readonly SendConcern[] {
  const { overrides, lists } = demo;
  const isBlank = (name: SlotName): boolean => (overrides[name] ?? '').trim() === '';
  const isUntouched = (key: string): boolean => lists.texts?.[key] === undefined;
  const found: SendConcern[] = [];
  const add = (id: string, way: WayTo, label: string, note: string): void => {
    found.push({ id, kind: 'hint', count: 1, label, note, way });
  };
  if (lists.trade === undefined)
    add(
      'trade',
      { to: 'trade' },
      'Trade',
      `not chosen, so the words of “${kit.trade.label}” are shown`,
    );
  if (isBlank('slogan') && isBlank('description'))
    add(
      'opening',
      { to: 'field', name: 'slogan' },
      'Opening words',
      'none, so the name stands alone',
    );
  if (shown.has('about') && home.texts['about.text'] && isUntouched('about.text'))
    add(
      'about.text',
      { to: 'text', key: 'about.text' },
      'About',
      'neutral words of the trade, not theirs',
    );
  if (isBlank('callToAction') && (lists.booking?.label ?? '') === '' && isUntouched('hero.action'))
    add(
      'callToAction',
      { to: 'field', name: 'callToAction' },
      'Call to action',
      `the trade’s: “${kit.trade.callToAction}”`,
    );
  if (isBlank('phone')) add('phone', { to: 'field', name: 'phone' }, 'Phone', 'none on the page');
  if (isBlank('email')) add('email', { to: 'field', name: 'email' }, 'Email', 'none on the page');
  if (!isBlank('hours') && home.lists['openDays']?.length === 0)
    add(
      'hours',
      { to: 'field', name: 'hours' },
      'Opening hours',
      'not read as days and times, so there is no table',
    );
  const past = (lists.events?.length ?? 0) - (home.lists['events']?.length ?? 0);
  if (past > 0)
    add(
      'events',
      { to: 'list', name: 'events' },
      'Calendar',
      `${past} ${past === 1 ? 'date is' : 'dates are'} past, and not on the page`,
    );
  if (lists.language !== undefined && translatedLanguage(lists.language) === undefined)
    add(
      'language',
      { to: 'language' },
      'Language',
      `menus and labels are in ${languagesInEnglish[demoLanguage(lists.language)]} around the client’s words`,
    );
  return found;
}

/** Default pictures. A picture that the agency chose from the set is its own decision. */
function findPictures({ demo, kit, sections: shown, home }: CheckedDemo): readonly SendConcern[] {
  const { overrides, lists } = demo;
  return placesOfTheSet.flatMap(([place, section]) => {
    const isChosen =
      place === 'opening' ? lists.opening !== undefined : lists.pictures?.[place] !== undefined;
    const name = kit.trade.places[place];
    const picture = name === undefined ? undefined : kit.industry.pictures[name];
    const position = /^service(\d)$/u.exec(place)?.[1];
    const isThere =
      position === undefined || Number(position) <= (home.lists['services']?.length ?? 0);
    if (isChosen || !picture || !isThere || !shown.has(section)) return [];
    if (
      place === 'opening' &&
      (!showsPhotograph(overrides) || drawsOpening(chooseDesign(demo, kit)))
    )
      return [];
    const label = picturePlaces[place]?.label ?? 'Picture';
    const note = `from the trade’s set: ${picture.label}`;
    return [
      {
        id: `picture.${place}`,
        kind: 'hint' as const,
        count: 1,
        label,
        note,
        way: { to: 'picture' as const, place },
      },
    ];
  });
}

/** Everything to look at before a demo is sent, examples first. No examples: it can be sent. */
export function checkDemo(
  demo: DemoValues,
  kit: DemoKit,
  now = Date.now(),
): readonly SendConcern[] {
  const shown = showAll(demo, kit, now);
  return [...findExamples(shown), ...findForeignWords(shown), ...findPictures(shown)];
}

/** The number of examples on the page. */
function countExamples(concerns: readonly SendConcern[]): number {
  return concerns.reduce((sum, { kind, count }) => sum + (kind === 'example' ? count : 0), 0);
}

/** `3 examples to replace`; empty without examples. */
export function examplesToReplace(concerns: readonly SendConcern[]): string {
  const count = countExamples(concerns);
  if (count === 0) return '';
  return count === 1 ? '1 example to replace' : `${count} examples to replace`;
}
