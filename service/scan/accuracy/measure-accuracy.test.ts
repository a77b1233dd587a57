import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { measureAccuracy } from './measure-accuracy.ts';
import { formatReport } from './format-report.ts';
import { tally } from './tally-accuracy.ts';

const folder = mkdtempSync(join(tmpdir(), 'scan-accuracy-'));
afterAll(() => rmSync(folder, { recursive: true }));

const evaluate = {
  businessName: true,
  industry: true,
  phone: true,
  email: true,
  address: true,
  hours: false,
  primaryColor: true,
};

test('measures a folder of saved pages with their own style sheets', async () => {
  mkdirSync(join(folder, 'tallow', 'css'), { recursive: true });
  writeFileSync(
    join(folder, 'tallow', 'index.html'),
    `<title>Home | Tallow Roofing</title><link rel="stylesheet" href="css/site.css"><link rel="stylesheet" href="../../labels.json">
    <header><a href="tel:5124740147">512-474-0147</a></header><h1>Roofing contractor</h1>`,
  );
  writeFileSync(join(folder, 'tallow', 'css', 'site.css'), 'header{background:#0b6e4f}');
  const label = {
    id: 'tallow',
    page: 'index.html',
    url: 'https://tallowroofing.com/',
    businessNameAccept: ['Tallow Roofing'],
    industryAccept: ['construction'],
    phoneAccept: ['5124740147'],
    emailAccept: ['info@tallowroofing.com'],
    addressContainsAny: [],
    hoursContainsAny: null,
    primaryColorAccept: ['#0c6f50'],
    logoSrcContains: ['logo.png'],
    servicesSample: ['Slate roofs', 'Gutters'],
    evaluate: { ...evaluate, logo: true },
  };
  writeFileSync(join(folder, 'labels.json'), JSON.stringify({ sites: [label] }));

  const result = tally(await measureAccuracy(folder));
  const counts = Object.fromEntries(
    result.scores.map(({ field, right, wrong, missed, empty }) => [
      field,
      [right, wrong, missed, empty],
    ]),
  );
  expect(counts).toMatchObject({
    name: [1, 0, 0, 0],
    industry: [1, 0, 0, 0],
    phone: [1, 0, 0, 0],
    email: [0, 0, 1, 0],
    address: [0, 0, 0, 1],
    hours: [0, 0, 0, 0],
    primaryColor: [1, 0, 0, 0],
    secondaryColor: [0, 0, 0, 0],
    logo: [0, 0, 1, 0],
    services: [0, 0, 2, 0],
  });
  expect(formatReport(result, true)).toContain('email tallow: null');
});
