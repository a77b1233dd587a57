import { beforeEach, expect, test } from 'vitest';
import { contentFaults, otherFaults } from './content-faults.ts';
import { shownLists } from './shown-lists.ts';
import {
  addEntry,
  adoptItems,
  chooseDesign,
  moveEntry,
  removeEntry,
  setLanguage,
  setPicture,
  showToday,
  typeLink,
  typeDetail,
  typeEntry,
} from './content-store.ts';
import { sentContent } from './content-to-send.ts';
import { $content, clearDraft, redo, undo } from '../draft/draft-store.ts';
import { isTouched } from '../draft/is-touched.ts';
import { toScannedContent } from '../scan/scan-content.ts';
import { add, scan, site } from './testing/scan-of-marlowe.ts';

beforeEach(() => clearDraft());

const services = (): readonly string[] =>
  (shownLists($content.get()).services ?? []).map(({ name }) => name);

test('entries are added, edited, moved and removed, and every step can be undone', () => {
  const wills = add('services', { name: 'Wills' });
  const family = add('services', { name: 'Family law' });
  expect(moveEntry('services', family, -1)).toBe(0);
  expect(moveEntry('services', family, -1)).toBeUndefined();
  expect(services()).toEqual(['Family law', 'Wills']);
  removeEntry('services', wills);
  expect(services()).toEqual(['Family law']);
  expect(undo()?.label).toBe('Remove service');
  expect(undo()?.label).toBe('Move service');
  expect(services()).toEqual(['Wills', 'Family law']);
  expect(undo()?.label).toBe('Service 2');
  redo();
  redo();
  expect(services()).toEqual(['Family law', 'Wills']);
  expect(isTouched()).toBe(true);
});

test('a list has at most as many entries as the page shows', () => {
  for (let count = 0; count < 6; count += 1) add('testimonials', { quote: `Good ${count}` });
  expect(addEntry('testimonials')).toBeUndefined();
});

test('a blank entry is left out, and an incomplete one shows what is missing', () => {
  addEntry('people');
  expect(contentFaults($content.get())).toEqual([]);
  expect(shownLists($content.get())).toEqual({});
  add('people', { title: 'Partner' });
  expect(contentFaults($content.get()).map(({ sentence }) => sentence)).toEqual([
    'Please enter a name',
  ]);
});

test('addresses may lack the scheme, and only web addresses are accepted', () => {
  const key = add('socials', { network: 'LinkedIn', url: 'linkedin.com/company/marlowe' });
  expect(shownLists($content.get()).socials).toEqual([
    { network: 'LinkedIn', url: 'https://linkedin.com/company/marlowe' },
  ]);
  typeEntry('socials', key, 'url', 'javascript:alert(1)');
  expect(contentFaults($content.get())).toHaveLength(1);
  expect(shownLists($content.get()).socials).toBeUndefined();
});

test('an update names removed values, a new demo only present ones', () => {
  add('services', { name: 'Wills' });
  setLanguage('fr');
  expect(sentContent($content.get(), false)).toEqual({ services: ['Wills'], language: 'fr' });
  const { services, language, ...others } = sentContent($content.get(), true);
  expect({ services, language }).toEqual({ services: ['Wills'], language: 'fr' });
  expect(Object.keys(others).toSorted()).toEqual([
    ...['areas', 'articles', 'booking', 'brands', 'design', 'download', 'emergency'],
    ...['events', 'facts', 'faqs', 'figures', 'founded', 'hiddenPages'],
    ...[
      'locality',
      'logo',
      'opening',
      'people',
      'pictures',
      'priceList',
      'products',
      'projects',
      'removed',
      'rooms',
      'samples',
      'sections',
      'socials',
    ],
    ...['sourceUrl', 'testimonials', 'texts', 'timetable', 'today', 'trade'],
  ]);
  expect(Object.values(others).every((value) => value === null)).toBe(true);
});

test('facts are on the demo only if switched on, and pictures until they are removed', () => {
  $content.set(toScannedContent(scan(), site));
  expect(sentContent($content.get(), false).today).toBeUndefined();
  showToday(true);
  expect(sentContent($content.get(), false).today).toHaveLength(1);
  setPicture('logo', undefined);
  expect(sentContent($content.get(), true).logo).toBeNull();
  expect(undo()?.label).toBe('Logo');
  expect(shownLists($content.get()).logo).toMatchObject({ base64: 'UklGRg==' });
});

test('adopted typical services become the client’s own list, in one step', () => {
  const [first] = adoptItems('services', [
    { name: 'Check-ups', text: 'A regular look.', path: 'services.0' },
    { name: 'Fillings', text: '' },
  ]);
  typeEntry('services', first ?? NaN, 'name', 'Check-ups every year');
  expect(shownLists($content.get()).services).toEqual([
    { name: 'Check-ups every year', text: 'A regular look.' },
    { name: 'Fillings', text: '' },
  ]);
  undo();
  undo();
  expect(services()).toEqual([]);
});

test('an emergency number and a download are on the demo, and invalid ones show an error', () => {
  typeLink('emergency', { phone: '+49 30 1100', label: 'Burst pipe?' });
  typeLink('download', { url: 'harbour.example/menu.pdf' });
  expect(shownLists($content.get())).toEqual({
    emergency: { label: 'Burst pipe?', phone: '+49 30 1100' },
    download: { label: '', url: 'https://harbour.example/menu.pdf' },
  });
  expect(otherFaults($content.get())).toEqual([]);
  typeLink('emergency', { phone: 'call us' });
  typeLink('download', { url: '', label: 'Menu' });
  expect(otherFaults($content.get()).map(({ name }) => name)).toEqual(['emergency', 'download']);
});

test('a booking link may lack the scheme, and an invalid year shows an error', () => {
  typeLink('booking', { url: 'harbour.example/book' });
  typeLink('booking', { label: 'Reserve a table' });
  typeDetail('founded', '1987');
  typeDetail('locality', 'Halifax');
  expect(shownLists($content.get())).toEqual({
    booking: { label: 'Reserve a table', url: 'https://harbour.example/book' },
    founded: '1987',
    locality: 'Halifax',
  });
  typeDetail('founded', 'long ago');
  expect(otherFaults($content.get())).toEqual([
    { name: 'founded', sentence: 'Please enter a year like 1987' },
  ]);
  expect(shownLists($content.get()).founded).toBeUndefined();
});

test('a chosen design is sent, can be undone, and can be reset to the trade’s', () => {
  chooseDesign('menu');
  expect(sentContent($content.get(), false)).toMatchObject({ design: 'menu' });
  expect(undo()?.label).toBe('Design');
  expect($content.get().design).toBeUndefined();
  redo();
  chooseDesign(undefined);
  expect(sentContent($content.get(), true)).toMatchObject({ design: null });
});
