import { beforeEach, expect, test } from 'vitest';
import { contentFaults } from './content-faults.ts';
import { shownLists } from './shown-lists.ts';
import { $content, clearDraft } from '../draft/draft-store.ts';
import { toScannedContent, mergeContent } from '../scan/scan-content.ts';
import { add, scan, site } from './testing/scan-of-marlowe.ts';

beforeEach(() => clearDraft());

test('scanned content has its evidence, and facts are for the agency alone', () => {
  const content = toScannedContent(scan(), site);
  expect(shownLists(content)).toEqual({
    services: [
      { name: 'Wills', text: '' },
      { name: 'Family law', text: '' },
    ],
    people: [{ name: 'Ada Marlowe', title: 'Partner', bio: '', department: '' }],
    language: 'en',
    sourceUrl: `https://${site}`,
    logo: expect.objectContaining({ width: 40 }) as unknown,
  });
  expect(content.origins.services).toMatchObject({ kind: 'site', snippet: 'Wills · Family law' });
  expect(content.facts).toHaveLength(1);
});

test('a second scan of the same website keeps what it did not find again', () => {
  const first = toScannedContent(scan(), site);
  const joined = mergeContent(
    first,
    toScannedContent(scan({ services: ['Mediation'], people: undefined }), site),
  );
  expect(shownLists(joined)).toMatchObject({
    services: [{ name: 'Mediation' }],
    people: [{ name: 'Ada Marlowe' }],
  });
});

test('a scan starts with the service’s initial values, and offers pictures without using them', () => {
  const opening = {
    type: 'image/webp',
    width: 400,
    height: 200,
    background: 'own',
    base64: 'UklGRg==',
  } as const;
  const photos = [{ url: `https://${site}/shop.jpg`, alt: 'The shop' }];
  const reply = {
    ...scan({ photos }),
    assets: { opening },
    websiteData: {
      industry: 'retail',
      trade: 'florist',
      texts: { 'about.text': 'Flowers since 1987.' },
      founded: '1987',
      priceList: [{ name: 'Bouquet', price: '€ 30' }],
    },
  };
  const content = toScannedContent(
    { ...reply, evidence: { about: { source: 'text', confidence: 0.9, snippet: 'Flowers' } } },
    site,
  );
  expect(content).toMatchObject({
    trade: 'florist',
    founded: '1987',
    texts: { 'about.text': 'Flowers since 1987.' },
    pictures: {},
    offered: { opening, photos },
  });
  expect(content.origins['texts.about.text']).toMatchObject({ kind: 'site', snippet: 'Flowers' });
  expect(shownLists(content)).toMatchObject({ priceList: [{ name: 'Bouquet', price: '€ 30' }] });
  expect(shownLists(content).opening).toBeUndefined();
});

test('a second scan keeps texts that the agency wrote', () => {
  const read = {
    ...scan(),
    websiteData: { texts: { 'about.text': 'Read.', 'about.heading': 'Read' } },
  };
  const first = toScannedContent(read, site);
  const typed = {
    ...first,
    texts: { ...first.texts, 'about.text': 'Written.' },
    origins: { ...first.origins, 'texts.about.text': { kind: 'typed' } as const },
  };
  expect(mergeContent(typed, toScannedContent(read, site)).texts).toEqual({
    'about.text': 'Written.',
    'about.heading': 'Read',
  });
});

test('an address that is not of the named network shows an error in its field', () => {
  add('socials', { network: 'LinkedIn', url: 'marlowe.example/linkedin' });
  expect(contentFaults($content.get()).map(({ sentence }) => sentence)).toEqual([
    'Please enter an address at LinkedIn',
  ]);
});
