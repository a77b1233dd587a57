import { expect, test, vi } from 'vitest';
import { emptyIndustry, type DemoKit } from '../../../../templates-data/model/demo-kit.ts';
import { toContent, noContent, type ClientContent } from '../content/client-content.ts';
import { $content, $draft } from '../draft/draft-store.ts';
import { freshValues } from '../draft/draft.ts';
import type { Origin, Origins } from '../draft/origin.ts';
import { $jump, $opened } from '../shell/jump-to-field.ts';
import { isUncertain, sourceWords } from '../fields/origin-words.ts';
import { $place } from '../pictures/picture-store.ts';
import { findConcerns, openConcern } from './send-check.ts';
import { summarizeConcerns } from './SendCheck.tsx';

const typed: Origin = { kind: 'typed' };
const read = (confidence: number): Origin => ({
  kind: 'site',
  snippet: 'x',
  source: 'title',
  confidence,
});

const kit: DemoKit = {
  language: 'en',
  words: {},
  trade: {
    id: 'lawyer',
    industry: 'law',
    label: 'Lawyer',
    eyebrow: 'Legal advice',
    people: 'People',
    services: 'Services',
    callToAction: 'Make an appointment',
    action: 'contact',
    about: 'Legal advice.',
    typical: [
      { name: 'Wills', text: '' },
      { name: 'Probate', text: '' },
    ],
    order: [],
    design: 'law',
    styles: {},
    scene: 'town',
    edge: '',
    pictures: [],
    drawings: [],
    places: {},
  },
  industry: {
    ...emptyIndustry,
    id: 'law',
    samples: {
      ...emptyIndustry.samples,
      people: [{ name: 'Bo', title: '', bio: '', department: '' }],
    },
  },
};
const values = {
  ...freshValues('law'),
  businessName: 'Harrow & Finch',
  slogan: 'Steady counsel',
  callToAction: 'Call us',
  phone: '555 0142',
  email: 'office@harrow.example',
};
const lists = {
  trade: 'lawyer',
  services: [{ name: 'Family law', text: '' }],
  texts: { 'about.text': 'Two lawyers in Halifax.' },
};
const full = toContent(lists, () => typed);

function found(
  change: Partial<typeof values> = {},
  origins: Origins = {},
  content: ClientContent = full,
  checked: object = lists,
): string[] {
  const shown = { ...values, ...change };
  const demo = { overrides: shown, lists: checked };
  return findConcerns({ values: shown, origins, content, demo, kit }).map(
    ({ kind, id }) => `${kind} ${id}`,
  );
}

test('a page with only the client’s and the agency’s content has no findings', () => {
  expect(found()).toEqual([]);
  expect(summarizeConcerns([])).toBe('It can be sent: everything on the page is theirs or yours.');
});

test('faults come first, then examples, uncertain values, and hints', () => {
  const { services: _, ...rest } = lists;
  const content = toContent(rest, () => typed);
  const change = { businessName: ' ', email: 'office@', phone: '' };
  expect(found(change, { slogan: read(0.1) }, content, { ...rest, samples: ['people'] })).toEqual([
    'fault field.businessName',
    'fault field.email',
    'example services',
    'example people',
    'uncertain field.slogan',
    'hint phone',
  ]);
});

test('one line contains the number of examples on the page', () => {
  const { services: _, ...rest } = lists;
  const demo = { overrides: values, lists: { ...rest, samples: ['people'] as const } };
  const concerns = findConcerns({
    values,
    origins: { phone: read(0.2) },
    content: full,
    demo,
    kit,
  });
  expect(summarizeConcerns(concerns)).toBe('3 examples to replace, 1 value to check.');
});

test('values that a scan was sure of have no finding; lists and texts that it was not are uncertain', () => {
  expect(found({}, { phone: read(0.9) })).toEqual([]);
  expect(isUncertain({ kind: 'site', snippet: 'x' })).toBe(false);
  expect(
    found(
      {},
      {},
      toContent(lists, () => read(0.4)),
    ),
  ).toEqual(['uncertain list.services', 'uncertain texts.about.text']);
});

test('a damaged address among the networks is a finding with its field', () => {
  const content = toContent(
    { ...lists, socials: [{ network: 'LinkedIn', url: 'not an address' }] },
    () => typed,
  );
  const [social] = content.lists.socials;
  expect(found({}, {}, content)).toEqual([`fault socials-${social?.key ?? 0}-url`]);
});

test('each finding leads to its field', () => {
  vi.stubGlobal('window', {});
  for (const [way, jump] of [
    [{ to: 'field', name: 'phone' }, 'phone'],
    [{ to: 'list', name: 'services' }, 'services'],
    [{ to: 'text', key: 'about.text' }, 'text-about.text'],
    [{ to: 'picture', place: 'opening' }, 'opening'],
    [{ to: 'picture', place: 'about' }, 'picture-about'],
    [{ to: 'trade' }, 'industry'],
    [{ to: 'language' }, 'language'],
  ] as const) {
    openConcern(way);
    expect($jump.get()).toBe(jump);
  }
  expect([$place.get(), $opened.get().pictures, $draft.get().step]).toEqual(['about', true, 3]);
  $content.set(noContent);
  vi.unstubAllGlobals();
});

test('every source that a scan names has a label, an unknown one too', () => {
  expect(sourceWords('copyright')).toBe('Read from the copyright line.');
  expect(sourceWords('constructor')).toBe('Read from the website.');
});
