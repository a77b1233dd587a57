import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser, type FakeBrowser } from '../../library/fake-browser.ts';
import { deleteLocalDemo, storeLocalDemo, localDemos } from './local-demos.ts';

const now = 1_780_000_000_000;
const later = now + 1000;
let browser: FakeBrowser;
const put = (key: string, value: unknown): void =>
  void browser.stored.set(key, typeof value === 'string' ? value : JSON.stringify(value));
const read = (): string[] =>
  localDemos('u1', now).map(({ form, uniqueId, name }) => `${form} ${uniqueId} ${name}`);

beforeEach(() => {
  browser = fakeBrowser();
});
afterEach(() => void vi.unstubAllGlobals());

test('a demo is stored for thirty days with its owner, and read completely', () => {
  const data = {
    businessName: 'Harbor',
    industry: 'law',
    contactInfo: { phone: '1' },
    features: [],
  };
  storeLocalDemo({ uniqueId: 'law-harbor-a1b2c3', owner: 'u1', tags: ['law'], data }, now);
  expect(localDemos('u1', now)).toEqual([
    {
      uniqueId: 'law-harbor-a1b2c3',
      form: 'website',
      name: 'Harbor',
      industry: 'law',
      values: { businessName: 'Harbor', industry: 'law', phone: '1' },
      data,
      tags: ['law'],
      createdAt: now,
      expires: now + 30 * 24 * 60 * 60 * 1000,
      owner: 'u1',
    },
  ]);
  expect(localDemos('u2', now)).toEqual([]);
});

describe('data of older versions', () => {
  test.each([
    [
      'a template with its expiry',
      'template_t1',
      { expires: later, data: { businessName: 'A' } },
      ['template t1 A'],
    ],
    [
      'a template of the older form, without one',
      'template_t2',
      { businessName: 'B', slogan: 's' },
      ['template t2 B'],
    ],
    [
      'a website with a number',
      'website_w1',
      { data: { businessName: 'C' }, expires: later },
      ['website w1 C'],
    ],
    [
      'a website with a date',
      'website_w2',
      { data: { businessName: 'D' }, expiresAt: '2099-01-01T00:00:00Z' },
      ['website w2 D'],
    ],
    [
      'a website in the form that is sent',
      'website_w3',
      {
        data: { name: 'E', industry: 'finance', websiteData: { slogan: 's' } },
        expires: String(later),
      },
      ['website w3 E'],
    ],
    [
      'the list',
      'website_demos',
      [
        { uniqueId: 'l1', name: 'F', templateData: { businessName: 'F' }, expiresAt: later },
        { id: 'l2', data: { businessName: 'G' }, expires: later },
      ],
      ['list l1 F', 'list l2 G'],
    ],
  ])('is read: %s', (_, key, value, expected) => {
    put(key, value);
    expect(read()).toEqual(expected);
    expect(browser.stored.has(key)).toBe(true);
  });

  test('an address that is one text stays a text', () => {
    put('template_t', { businessName: 'A', contactInfo: { address: '9 Pier Road, Halifax' } });
    expect(localDemos('u1', now)[0]?.values.address).toBe('9 Pier Road, Halifax');
  });

  test.each([
    ['template_x', { expires: now, data: { businessName: 'A' } }],
    ['website_x', { expires: now, data: { businessName: 'A' } }],
    ['website_x', { data: { businessName: 'A' } }],
    ['website_x', { data: {}, expires: later }],
    ['website_x', 'no json'],
    ['website_x', '[]'],
    ['template_x', ''],
    ['template_x', '"text"'],
    ['template_x', {}],
    ['website_demos', 'no json'],
    ['website_demos', { uniqueId: 'x' }],
    ['website_demos', [{ uniqueId: 'x', data: { businessName: 'A' }, expires: now }, 7, null]],
  ])('%s is removed if it is expired or unreadable: %j', (key, value) => {
    put(key, value);
    expect(read()).toEqual([]);
    expect(browser.stored.size).toBe(0);
  });

  test('unusable entries of the list are removed', () => {
    const good = { uniqueId: 'good', data: { businessName: 'A' }, expires: later };
    put('website_demos', [good, { uniqueId: 'old', data: { businessName: 'B' }, expires: 1 }, 'x']);
    expect(read()).toEqual(['list good A']);
    expect(JSON.parse(browser.stored.get('website_demos') ?? '')).toEqual([good]);
  });

  test('a demo stored in several forms is shown once', () => {
    put('website_x', { data: { businessName: 'New' }, expires: later });
    put('website_demos', [{ uniqueId: 'x', data: { businessName: 'Old' }, expires: later }]);
    put('template_x', { businessName: 'Older' });
    expect(read()).toEqual(['website x New']);
    const putBack = deleteLocalDemo('x');
    expect(browser.stored.size).toBe(0);
    putBack();
    expect(read()).toEqual(['website x New']);
    expect(browser.stored.size).toBe(3);
  });

  test('invalid values are left out', () => {
    put('website_x', {
      data: { businessName: 'A', primaryColor: 'url(evil)', slogan: 7 },
      expires: later,
    });
    expect(localDemos('u1', now)[0]?.values).toEqual({ businessName: 'A', industry: 'general' });
  });
});

test('a browser without storage has no demos', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(localDemos('u1')).toEqual([]);
});
