import { beforeEach, expect, test } from 'vitest';
import { contentFaults, shownLists, type EntryList } from './client-content.ts';
import {
  addEntry,
  moveEntry,
  removeEntry,
  setLanguage,
  setPicture,
  showToday,
  typeEntry,
} from './content-store.ts';
import { sentContent } from './content-to-send.ts';
import { $content, clearDraft, isTouched, redo, undo } from './draft-store.ts';
import { contentOfScan, joinContent } from './scan-content.ts';

beforeEach(() => clearDraft());

const site = 'marlowe.example';
const at = '2026-11-21T20:00:00.000Z';
const scan = (website: object = {}): Parameters<typeof contentOfScan>[0] => ({
  outcome: 'ok',
  website: {
    businessName: 'Marlowe',
    industry: 'law',
    description: null,
    slogan: null,
    primaryColor: null,
    secondaryColor: null,
    contactInfo: { phone: null, email: null, address: null, hours: null },
    services: ['Wills', 'Family law'],
    people: [{ name: 'Ada Marlowe', title: 'Partner' }],
    language: 'en',
    ...website,
  },
  evidence: { services: { source: 'text', confidence: 0.8, snippet: 'Wills · Family law' } },
  assets: { logo: { type: 'image/webp', width: 40, height: 20, background: 'light', base64: 'UklGRg==' } },
  facts: [{ id: 'https', sentence: 'It is served over http.', value: false, source: `http://${site}/`, at }],
});

function add(list: EntryList, texts: Readonly<Record<string, string>>): number {
  const key = addEntry(list) ?? NaN;
  for (const [name, text] of Object.entries(texts)) typeEntry(list, key, name, text);
  return key;
}
const services = (): readonly string[] => shownLists($content.get()).services ?? [];

test('what a scan read comes with where it was read, and its facts stay with the agency', () => {
  const content = contentOfScan(scan(), site);
  expect(shownLists(content)).toEqual({
    services: ['Wills', 'Family law'],
    people: [{ name: 'Ada Marlowe', title: 'Partner' }],
    language: 'en',
    sourceUrl: `https://${site}`,
    logo: expect.objectContaining({ width: 40 }) as unknown,
  });
  expect(content.origins.services).toMatchObject({ kind: 'site', snippet: 'Wills · Family law' });
  expect(content.facts).toHaveLength(1);
});

test('a second scan of the same website leaves what it did not find again', () => {
  const first = contentOfScan(scan(), site);
  const joined = joinContent(
    first,
    contentOfScan(scan({ services: ['Mediation'], people: undefined }), site),
  );
  expect(shownLists(joined)).toMatchObject({ services: ['Mediation'], people: [{ name: 'Ada Marlowe' }] });
});

test('entries are added, edited, moved and removed, and every step can be taken back', () => {
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

test('a list takes no more than the page shows', () => {
  for (let count = 0; count < 6; count += 1) add('testimonials', { quote: `Good ${count}` });
  expect(addEntry('testimonials')).toBeUndefined();
});

test('an entry that is blank is left out, and one that is half written says what is missing', () => {
  addEntry('people');
  expect(contentFaults($content.get())).toEqual([]);
  expect(shownLists($content.get())).toEqual({});
  add('people', { title: 'Partner' });
  expect(contentFaults($content.get()).map(({ sentence }) => sentence)).toEqual(['Please enter a name']);
});

test('addresses may be written without their scheme, and nothing but web addresses is taken', () => {
  const key = add('socials', { network: 'LinkedIn', url: 'linkedin.example/marlowe' });
  expect(shownLists($content.get()).socials).toEqual([
    { network: 'LinkedIn', url: 'https://linkedin.example/marlowe' },
  ]);
  typeEntry('socials', key, 'url', 'javascript:alert(1)');
  expect(contentFaults($content.get())).toHaveLength(1);
  expect(shownLists($content.get()).socials).toBeUndefined();
});

test('a renewed demo is told what it no longer has, a new one only what there is', () => {
  add('services', { name: 'Wills' });
  setLanguage('fr');
  expect(sentContent($content.get(), false)).toEqual({ services: ['Wills'], language: 'fr' });
  expect(sentContent($content.get(), true)).toEqual({
    services: ['Wills'],
    language: 'fr',
    people: null,
    testimonials: null,
    socials: null,
    today: null,
    sourceUrl: null,
    logo: null,
    opening: null,
  });
});

test('facts stand on the demo only after they were switched on, and pictures until they are removed', () => {
  $content.set(contentOfScan(scan(), site));
  expect(sentContent($content.get(), false).today).toBeUndefined();
  showToday(true);
  expect(sentContent($content.get(), false).today).toHaveLength(1);
  setPicture('logo', undefined);
  expect(sentContent($content.get(), true).logo).toBeNull();
  expect(undo()?.label).toBe('Logo');
  expect(shownLists($content.get()).logo).toMatchObject({ base64: 'UklGRg==' });
});
