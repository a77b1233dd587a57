import { beforeEach, expect, test } from 'vitest';
import { otherFaults } from './content-faults.ts';
import { shownLists } from './shown-lists.ts';
import { listChanges } from '../draft/draft-changes.ts';
import { $content, clearDraft, redo, undo } from '../draft/draft-store.ts';
import {
  orderSections,
  resetSections,
  showPage,
  showSample,
  showSection,
  withSectionAt,
} from './section-store.ts';
import { hideText, leaveText, resetAllTexts, resetText, typeText } from './text-store.ts';

beforeEach(() => clearDraft());

const shown = (): ReturnType<typeof shownLists> => shownLists($content.get());

test('a text is edited, hidden and restored, and each is one step', () => {
  for (const text of ['W', 'Wh', 'Who we are']) typeText('about.heading', text);
  expect(shown().texts).toEqual({ 'about.heading': 'Who we are' });
  hideText('about.heading');
  expect(shown().texts).toEqual({ 'about.heading': null });
  resetText('about.heading');
  expect(shown().texts).toBeUndefined();
  undo();
  expect(shown().texts).toEqual({ 'about.heading': null });
  undo();
  expect(undo()?.label).toBe('About: Headline');
  expect(shown().texts).toBeUndefined();
  redo();
  expect(shown().texts).toEqual({ 'about.heading': 'Who we are' });
});

test('a required text cannot be hidden, and shows the template’s words when it was left blank', () => {
  hideText('contact.heading');
  expect(shown().texts).toBeUndefined();
  typeText('contact.heading', '');
  expect(shown().texts).toBeUndefined();
  leaveText('contact.heading');
  expect($content.get().texts).toEqual({});
});

test('a blank text is not shown', () => {
  typeText('about.heading', ' ');
  leaveText('about.heading');
  expect($content.get().texts).toEqual({ 'about.heading': null });
});

test('a text that is too long is cut on the page, stays as typed, and shows an error', () => {
  typeText('hero.eyebrow', 'x'.repeat(90));
  expect(shown().texts?.['hero.eyebrow']).toHaveLength(80);
  expect(otherFaults($content.get())).toEqual([
    {
      name: 'texts.hero.eyebrow',
      sentence: 'Line above the headline is 90 characters, the limit is 80',
    },
  ]);
});

test('sections are moved and hidden on each page, if allowed', () => {
  const order = ['hero', 'about', 'services', 'contact'] as const;
  expect(withSectionAt(order, 'about', 0)).toBeUndefined();
  expect(withSectionAt(order, 'services', 3)).toBeUndefined();
  const moved = withSectionAt(order, 'services', 1) ?? [];
  expect(moved).toEqual(['hero', 'services', 'about', 'contact']);
  orderSections('/', moved, 'services');
  showSection('/', 'about', false);
  showSection('/', 'contact', false);
  expect(shown().sections).toEqual({ '/': { order: ['services', 'about'], hidden: ['about'] } });
  undo();
  expect(shown().sections).toEqual({ '/': { order: ['services', 'about'] } });
  resetSections('/');
  expect(shown().sections).toBeUndefined();
});

test('all pages but the home page can be hidden, and examples are switched on one by one', () => {
  showPage('/faq', false);
  showPage('/', false);
  showSample('people', true);
  expect(shown()).toEqual({ hiddenPages: ['/faq'], samples: ['people'] });
  showPage('/faq', true);
  showSample('people', false);
  expect(shown()).toEqual({});
});

test('every change is listed with a button that undoes it', () => {
  typeText('about.heading', 'Who we are');
  hideText('hero.eyebrow');
  showPage('/faq', false);
  showSection('/', 'banner', false);
  const changes = listChanges($content.get());
  expect(changes.map(({ label, detail }) => `${label}: ${detail}`)).toEqual([
    'About: Headline: Who we are',
    'Opening: Line above the headline: not shown',
    'Sections of Home: hidden: Call to action',
    'Page Questions: hidden',
  ]);
  for (const { reset } of changes) reset();
  expect(listChanges($content.get())).toEqual([]);
  undo();
  expect(listChanges($content.get())).toHaveLength(1);
});

test('all texts can be restored in one step', () => {
  typeText('about.heading', 'Who we are');
  typeText('faq.heading', 'Asked often');
  resetAllTexts();
  expect(shown().texts).toBeUndefined();
  undo();
  expect(Object.keys(shown().texts ?? {})).toHaveLength(2);
});
