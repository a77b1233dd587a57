import { beforeEach, expect, test } from 'vitest';
import {
  emptyIndustry,
  kitNames,
  type DemoKit,
} from '../../../../templates-data/model/demo-kit.ts';
import { toContent } from '../content/client-content.ts';
import { $kit } from '../content/kit-store.ts';
import { shownDemo } from '../content/shown-demo.ts';
import { $content, $origins, $shown, $values, replaceDraft } from '../draft/draft-store.ts';
import { freshDraft, freshValues } from '../draft/draft.ts';
import type { Origin } from '../draft/origin.ts';
import { acceptConcern, acceptLabel } from './accept-concern.ts';
import { findConcerns, type Concern } from './send-check.ts';

const picture = { src: '/a.webp', srcset: '', avif: '', width: 9, height: 9 };
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
    typical: [],
    order: [],
    design: 'law',
    styles: {},
    scene: 'town',
    edge: '',
    pictures: ['door'],
    drawings: [],
    places: { opening: 'door', about: 'door' },
  },
  industry: {
    ...emptyIndustry,
    id: 'law',
    pictures: { door: { label: 'A door', ...picture, isPlate: false, isBeside: false } },
  },
};
const unsure: Origin = { kind: 'site', snippet: 'x', source: 'h1', confidence: 0.3 };

function concerns(): readonly Concern[] {
  return findConcerns({
    values: $values.get(),
    origins: $origins.get(),
    content: $content.get(),
    demo: { ...shownDemo(), overrides: $shown.get() },
    kit,
  });
}

beforeEach(() => {
  replaceDraft({
    draft: freshDraft,
    values: {
      ...freshValues('law'),
      businessName: 'Harrow',
      slogan: 'Steady counsel',
      phone: '555 0142',
      email: 'office@harrow.example',
    },
    origins: { slogan: unsure, phone: { kind: 'typed' } },
    content: toContent(
      {
        trade: 'lawyer',
        services: [{ name: 'Wills', text: '' }],
        texts: { 'about.heading': 'Two lawyers' },
      },
      () => unsure,
    ),
  });
  const { industry, language, trade = '' } = kitNames(shownDemo());
  $kit.set({ name: [industry, trade, language].join('/'), kit });
});

test('all findings that need no change can be settled in the list', () => {
  const found = concerns();
  expect(found.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'uncertain field.slogan',
    'uncertain list.services',
    'uncertain texts.about.heading',
    'hint about.text',
    'hint callToAction',
    'hint picture.opening',
    'hint picture.about',
  ]);
  for (const concern of found) {
    expect(acceptLabel(concern)).toBeDefined();
    acceptConcern(concern);
    expect(concerns().map(({ id }) => id)).not.toContain(concern.id);
  }
  expect(concerns()).toEqual([]);
});

test('accepted content of the trade becomes the agency’s own, word for word', () => {
  concerns()
    .filter(({ kind }) => kind === 'hint')
    .forEach(acceptConcern);
  expect($values.get().callToAction).toBe('Make an appointment');
  expect($content.get().texts['about.text']).toBe('Legal advice.');
  expect($content.get().pictures).toMatchObject({
    opening: { set: 'door' },
    about: { set: 'door' },
  });
});

test('a confirmed value keeps its evidence', () => {
  concerns()
    .filter(({ kind }) => kind === 'uncertain')
    .forEach(acceptConcern);
  expect($origins.get().slogan).toEqual({ ...unsure, confidence: 1 });
  expect($content.get().lists.services[0]?.origin).toMatchObject({ snippet: 'x', confidence: 1 });
});

test('a fault, an example and a missing value cannot be settled in the list', () => {
  const one = { id: 'a', count: 1, label: '', note: '' };
  expect(
    [
      { ...one, kind: 'fault', way: { to: 'field', name: 'email' } } as const,
      { ...one, kind: 'example', way: { to: 'list', name: 'services' } } as const,
      { ...one, kind: 'hint', way: { to: 'field', name: 'phone' } } as const,
      { ...one, kind: 'hint', way: { to: 'language' } } as const,
    ].map(acceptLabel),
  ).toEqual([undefined, undefined, undefined, undefined]);
});
