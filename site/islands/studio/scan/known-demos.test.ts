import { beforeEach, expect, test } from 'vitest';
import type { Demo } from '../../../../service/contract/demos.ts';
import { knownDemos } from './known-demos.ts';
import type { LocalDemo } from '../making/local-demos.ts';
import { $scannedSite, setScannedSite, type ScannedSite } from './scanned-site.ts';

const saved: Demo = {
  id: 'row',
  uniqueId: 'law-harbor-a1b2c3',
  slug: 'harbor',
  userId: 'u',
  name: 'Harbor',
  industry: 'law',
  templateData: {},
  tags: [],
  notes: '',
  starred: false,
  visits: 0,
  version: 1,
  createdAt: '2026-01-02T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  expiresAt: '2026-02-01T00:00:00.000Z',
  openHours: null,
  stage: 'draft',
  stageAt: '2026-01-02T00:00:00.000Z',
  value: null,
  lostReason: null,
  panel: { comments: false, choices: false, approval: false },
  looks: { palettes: [], headlines: [] },
};
const onDevice = (uniqueId: string, sourceUrl: string): LocalDemo => ({
  uniqueId,
  form: 'website',
  name: uniqueId,
  industry: 'law',
  values: {},
  data: { sourceUrl },
  tags: [],
  expires: 1,
  createdAt: 5,
  owner: 'u',
});

const scanned = (): ScannedSite => $scannedSite.get() ?? { sites: new Set(), saved: [] };

beforeEach(() => setScannedSite('WWW.harbor.example/about', { demos: [saved] }));

test('demos of the website in the account and on this device, and other drafts, are listed', () => {
  const local = [
    onDevice('here', 'https://harbor.example/'),
    onDevice('other', 'https://other.example/'),
  ];
  const drafts = [
    { id: 'd1', name: 'Begun', site: 'harbor.example', savedAt: 7 },
    { id: 'd2', name: 'Without a website', site: '', savedAt: 8 },
  ];
  expect(knownDemos(scanned(), local, drafts, undefined).map(({ kind, id }) => [kind, id])).toEqual(
    [
      ['saved', 'law-harbor-a1b2c3'],
      ['device', 'here'],
      ['draft', 'd1'],
    ],
  );
});

test('a demo that is stored twice, or is being edited, is listed once', () => {
  const local = [onDevice('law-harbor-a1b2c3', 'https://harbor.example/')];
  expect(knownDemos(scanned(), local, [], undefined)).toHaveLength(1);
  expect(knownDemos(scanned(), local, [], 'law-harbor-a1b2c3')).toEqual([]);
});

test('the target of a redirect counts as the same website', () => {
  setScannedSite('old.example', { facts: [{ source: 'https://new.example/' }] });
  expect(
    knownDemos(scanned(), [onDevice('here', 'http://www.new.example')], [], undefined),
  ).toHaveLength(1);
});
