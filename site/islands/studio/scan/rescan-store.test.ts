import { beforeEach, expect, test } from 'vitest';
import { readLists, toWireLists } from '../../../../templates-data/model/client-lists.ts';
import { toWebsiteData } from '../../../../templates-data/model/website-data.ts';
import { parseContent, serializeContent } from '../content/content-record.ts';
import { removeEntry, setPicture, typeDetail, typeEntry } from '../content/content-store.ts';
import { sentContent } from '../content/content-to-send.ts';
import { toContent, type ClientContent } from '../content/client-content.ts';
import {
  $content,
  $draft,
  $origins,
  $values,
  clearDraft,
  patchDraft,
  typeValue,
  undo,
} from '../draft/draft-store.ts';
import { compareScan as differencesWith, applyDifferences } from './compare-scan.ts';
import { $rescan, isRescan } from './rescan-store.ts';
import { isTickedAtFirst, type Difference, type ReadState } from './scan-differences.ts';

const site = { kind: 'site', snippet: '', source: 'meta', confidence: 1 } as const;
const url = 'https://harbor.example/';

function read(data: Readonly<Record<string, unknown>>, values: ReadState['values']): ReadState {
  const content: ClientContent = toContent(readLists({ sourceUrl: url, ...data }), () => site);
  const origins = Object.fromEntries(Object.keys(values).map((name) => [name, site]));
  return { values, origins, content };
}

const first = (): ReadState =>
  read(
    {
      services: ['Wills', 'Estates', 'Fully Portable Hoist'],
      texts: { 'about.text': 'We began small.' },
    },
    { businessName: 'Harbor', phone: '555 0100', slogan: 'Calm advice', primaryColor: '#112233' },
  );
const second = (): ReadState =>
  read(
    {
      services: [{ name: 'Wills', text: 'Written in a day.' }, 'Trusts', 'Fully Portable Hoist'],
      texts: { 'about.text': 'We began in 1990.' },
      founded: '1990',
    },
    {
      businessName: 'Harbor & Co',
      phone: '555 0199',
      slogan: 'Calm advice',
      primaryColor: '#445566',
    },
  );

const show = ({ kind, before, after, state }: Difference): readonly string[] => [
  kind,
  before,
  after,
  state,
];
function compareScan(state: ReadState, from: string, isPartial = false): readonly Difference[] {
  $rescan.set({ read: state, url: from, isPartial });
  return differencesWith(state);
}
const ticked = (differences: readonly Difference[]): readonly Difference[] =>
  differences.filter(isTickedAtFirst);
const applyDifference = (state: ReadState, id: string): void => {
  applyDifferences(compareScan(state, url).filter((one) => one.id === id));
};
const services = (): readonly (string | undefined)[] =>
  $content.get().lists.services.map(({ texts }) => texts['name']);

beforeEach(() => {
  clearDraft();
  const { values, origins, content } = first();
  patchDraft({ scannedUrl: url, url, found: values });
  $values.set({ ...$values.get(), ...values });
  $origins.set(origins);
  $content.set(content);
  $rescan.set(undefined);
});

test('differences are listed by kind, and nothing is replaced automatically', () => {
  typeValue('businessName', 'Harbor Law');
  removeEntry('services', $content.get().lists.services[2]?.key ?? 0);
  const differences = compareScan(second(), url);
  expect(differences.map(show)).toEqual([
    ['Name and trade', 'Harbor Law', 'Harbor & Co', 'typed'],
    ['Colors', '#112233', '#445566', 'changed'],
    ['Contact', '555 0100', '555 0199', 'changed'],
    ['Details', '', '1990', 'new'],
    ['Words', 'We began small.', 'We began in 1990.', 'changed'],
    ['Services', 'Wills', 'Wills · Written in a day.', 'changed'],
    ['Services', '', 'Trusts', 'new'],
    ['Services', '', 'Fully Portable Hoist', 'removed'],
    ['Services', 'Estates', '', 'gone'],
  ]);
  expect($values.get()).toMatchObject({ businessName: 'Harbor Law', phone: '555 0100' });
  expect(services()).toEqual(['Wills', 'Estates']);
});

test('only ticked differences are applied, in one step that can be undone', () => {
  typeValue('businessName', 'Harbor Law');
  const differences = compareScan(second(), url);
  applyDifferences(ticked(differences));
  expect($values.get()).toMatchObject({
    businessName: 'Harbor Law',
    phone: '555 0199',
    primaryColor: '#445566',
  });
  expect(services()).toEqual(['Wills', 'Estates', 'Fully Portable Hoist', 'Trusts']);
  expect($content.get().lists.services[0]?.texts['text']).toBe('Written in a day.');
  expect($content.get()).toMatchObject({
    founded: '1990',
    texts: { 'about.text': 'We began in 1990.' },
  });
  expect($draft.get().step).toBe(2);
  expect($rescan.get()).toBeUndefined();
  expect(undo()?.label).toBe('Scan again');
  expect($values.get().phone).toBe('555 0100');
  expect(services()).toEqual(['Wills', 'Estates', 'Fully Portable Hoist']);
});

test('a removed item stays removed until it is ticked, also in a stored draft and a saved demo', () => {
  removeEntry('services', $content.get().lists.services[2]?.key ?? 0);
  applyDifferences(ticked(compareScan(second(), url)));
  expect(services()).not.toContain('Fully Portable Hoist');
  const restored = parseContent(
    JSON.parse(JSON.stringify(serializeContent($content.get()).record)),
  );
  expect(restored.removed).toEqual({ services: ['fully portable hoist'] });
  const sent = sentContent($content.get(), true);
  expect(sent['removed']).toEqual({ services: ['fully portable hoist'] });
  const reopened = toContent(
    readLists({ ...toWebsiteData({}), ...toWireLists(readLists(sent)) }),
    () => site,
  );
  expect(reopened.removed).toEqual(restored.removed);
  const back = compareScan(second(), url).filter(({ state }) => state === 'removed');
  applyDifferences(back);
  expect(services()).toContain('Fully Portable Hoist');
  expect($content.get().removed).toEqual({});
});

test('the removal of an item that the agency typed is not remembered', () => {
  const [entry] = $content.get().lists.services;
  typeEntry('services', entry?.key ?? 0, 'name', 'Typed');
  removeEntry('services', entry?.key ?? 0);
  expect($content.get().removed).toEqual({});
});

test('a cleared value is offered as removed, not as new', () => {
  typeValue('phone', '');
  const [phone] = compareScan(first(), url);
  expect(phone && show(phone)).toEqual(['Contact', '', '555 0100', 'removed']);
});

test('a cleared value stays cleared in a saved demo until it is ticked', () => {
  const logo = { type: 'image/webp', width: 8, height: 8, background: 'light', base64: 'AAAA' };
  const whole = read({ founded: '1990', logo }, { phone: '555 0100', slogan: 'Calm advice' });
  $content.set(whole.content);
  typeValue('phone', '');
  typeDetail('founded', '');
  setPicture('logo', undefined);
  const sent = sentContent($content.get(), true);
  expect(sent['removed']).toEqual({ values: ['phone', 'founded', 'logo'] });
  $content.set(toContent(readLists({ ...toWebsiteData({}), ...sent }), () => site));
  $origins.set({});
  $values.set({});
  const differences = compareScan(whole, url);
  expect(differences.map(({ id, state }) => `${id} ${state}`)).toEqual([
    'slot.slogan new',
    'slot.phone removed',
    'founded removed',
    'logo removed',
  ]);
  applyDifferences(ticked(differences));
  expect($values.get()).toEqual({ slogan: 'Calm advice' });
  expect($content.get()).toMatchObject({ founded: '', pictures: {} });
  applyDifference(whole, 'slot.phone');
  expect($values.get().phone).toBe('555 0100');
  expect($content.get().removed).toEqual({ values: ['founded', 'logo'] });
});

test('typing a cleared value again ends its removal', () => {
  typeValue('phone', '');
  typeValue('phone', '5');
  expect($content.get().removed).toEqual({});
});

test('each difference contains its source on the website', () => {
  const known = {
    kind: 'site',
    snippet: 'Call 555 0199',
    source: 'tel-link',
    confidence: 1,
  } as const;
  const values = { phone: '555 0199' };
  const [phone] = compareScan({ ...read({}, values), origins: { phone: known } }, url);
  expect(phone?.origin).toEqual(known);
});

test('the same website is recognised by its host, also for a saved demo', () => {
  expect(isRescan('http://www.harbor.example/about')).toBe(true);
  expect(isRescan('other.example')).toBe(false);
  patchDraft({
    scannedUrl: '',
    made: { uniqueId: 'x', local: false },
    editing: { id: 'r', uniqueId: 'x', name: 'H' },
  });
  expect(isRescan('harbor.example')).toBe(true);
  patchDraft({ editing: undefined, scannedUrl: url });
  expect(isRescan('harbor.example')).toBe(false);
});

test('a website with the same content gives no differences', () => {
  expect(compareScan(first(), url)).toEqual([]);
});

test('portraits stay with their people when others are removed', () => {
  const people = (...names: readonly string[]): readonly object[] =>
    names.map((name) => ({ name, title: 'Baker', bio: '' }));
  const { values } = first();
  const portrait = (hash: string): object => ({ hash, width: 8, height: 10 });
  const before = read({ people: people('Ann Lee', 'Bob Ray', 'Cy Orr') }, values);
  $content.set({
    ...before.content,
    pictures: {
      person2: { hash: 'bob', width: 8, height: 10 },
      person3: { hash: 'cy', width: 8, height: 10 },
    },
  });
  const differences = compareScan(read({ people: people('Ann Lee', 'Cy Orr') }, values), url);
  applyDifferences(differences.filter(({ before: before }) => before.includes('Bob')));
  expect($content.get().lists.people.map(({ texts }) => texts['name'])).toEqual([
    'Ann Lee',
    'Cy Orr',
  ]);
  expect($content.get().pictures).toEqual({ person2: portrait('cy') });
});
