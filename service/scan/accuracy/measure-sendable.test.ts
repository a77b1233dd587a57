import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { measureSendable } from './measure-sendable.ts';
import { formatSendable } from './sendable-table.ts';

const folder = mkdtempSync(join(tmpdir(), 'scan-sendable-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A label of a site, by default of a roofer's whose page says little. */
const label = {
  page: 'index.html',
  url: 'https://ostroofs.com/',
  trade: 'roofer',
  industryAccept: [],
  language: 'en',
  businessNameAccept: [],
  phones: [],
  emails: [],
  address: null,
  hours: null,
  servicesAccept: ['Slate roofs'],
  people: [],
  testimonialsCount: 0,
  colorAccept: [],
  foundingYear: null,
  ownWords: [],
  usable: true,
};

test('tells precision and recall of saved sites by platform, language and trade', async () => {
  mkdirSync(join(folder, 'sites', 'tallow'), { recursive: true });
  writeFileSync(
    join(folder, 'sites', 'tallow', 'index.html'),
    `<html lang="en"><title>Home | Tallow Roofing</title><a href="tel:5124740147">512-474-0147</a>
    <a href="contact.html">Contact</a><h1>Roofing contractor</h1>`,
  );
  writeFileSync(
    join(folder, 'sites', 'tallow', 'contact.html'),
    `<a href="mailto:info@tallowroofing.com">info@tallowroofing.com</a>`,
  );
  const tallow = {
    ...label,
    id: 'tallow',
    url: 'https://tallowroofing.com/',
    platform: 'Weebly',
    industryAccept: ['construction'],
    businessNameAccept: ['Tallow Roofing'],
    phones: ['(512) 474-0147'],
    emails: ['info@tallowroofing.com'],
    hours: 'Mon-Fri 8am - 5pm',
  };
  const labels = { sites: [tallow, { ...tallow, id: 'fragment', usable: false }] };
  writeFileSync(join(folder, 'labels-dev.json'), JSON.stringify(labels));

  const report = formatSendable(await measureSendable(folder), true);
  const lines = report.split('\n').map((line) => line.trim().replace(/\s+/gu, ' '));
  const head = lines.find((line) => line.startsWith('name ')) ?? '';
  const rows = lines.filter(
    (line) => line.startsWith('Weebly (1)') || line.startsWith('roofer (1)'),
  );
  expect(head).toMatch(/^name industry phone email address locality hours/u);
  expect(rows).toHaveLength(2);
  // The label has no address; the hours were missed.
  expect(rows[0]).toMatch(/^Weebly \(1\) 100\/100 100\/100 100\/100 100\/100 ---- ---- --\/0/u);
  expect(report).toContain('services tallow: missed: Slate roofs');
});

test('counts what a partial label does not name apart from what is wrong', async () => {
  const html =
    '<h1>Ost</h1><h2>Our services</h2><ul><li>Slate roofs</li><li>Gutters</li><li>Tiles</li></ul>';
  for (const id of ['partial', 'whole']) {
    mkdirSync(join(folder, 'sites', id), { recursive: true });
    writeFileSync(join(folder, 'sites', id, 'index.html'), html);
  }
  const sites = [
    { ...label, id: 'partial', platform: 'Wix' },
    { ...label, id: 'whole', platform: 'Divi', complete: ['services'] },
  ];
  writeFileSync(join(folder, 'labels-dev.json'), JSON.stringify({ sites }));
  const lines = formatSendable(await measureSendable(folder), false).split('\n');
  const services = (platform: string): string | undefined =>
    lines
      .find((line) => line.startsWith(platform))
      ?.split(/\s+/u)
      .at(-2);
  expect(services('Wix')).toBe('≥33/100');
  expect(services('Divi')).toBe('33/100');
});
