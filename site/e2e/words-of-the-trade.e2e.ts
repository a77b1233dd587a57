import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { industries, type Industry } from '../../templates-data/model/industries.ts';

const folder = process.env['FIRSTLOOK_OUT_DIR'] ?? 'dist';

/** Words of advisers' firms, which do not fit kitchens, shops, schools or building sites. */
const adviserWords = [
  'Client Testimonials',
  'Insights',
  'Our Office',
  'Submit Inquiry',
  'Case Studies',
  'Challenge',
  'Solution',
  'Result',
  'Practice Focus',
  'Practice Area',
  'Attorney',
  'Our Firm',
];

/** Words that do not fit the labels, headings and buttons of an industry, where known. */
const absurd: Readonly<Partial<Record<Industry, readonly string[]>>> = {
  law: ['Our Patients', 'Guest Rooms', 'Our Yard', 'Book a Table', 'Kitchen Notes'],
  technology: ['Attorney', 'Practice Focus', 'Practice Area', 'Book a Table', 'Our Patients'],
  finance: ['Attorney', 'Practice Focus', 'Practice Area', 'Book a Table', 'Our Patients'],
  consulting: ['Attorney', 'Practice Focus', 'Practice Area', 'Book a Table', 'Our Patients'],
  'real-estate': ['Attorney', 'Practice Focus', 'Practice Area', 'Case Studies', 'Insights'],
  medical: [...adviserWords, 'Book a Table', 'Our Yard', 'Customer'],
  education: [...adviserWords, 'Specialty', 'All Specialties', 'Book a Table', 'Our Patients'],
  construction: [...adviserWords, 'Specialty', 'All Specialties', 'Book a Table', 'Our Patients'],
  retail: [...adviserWords, 'Specialty', 'All Specialties', 'Book a Table', 'Our Patients'],
  hospitality: [...adviserWords, 'Specialty', 'All Specialties', 'Our Patients', 'Our Yard'],
};

/** Headings, labels, links, buttons and terms of a page, and the words of its form. */
function listLabels(html: string): readonly string[] {
  const body = html.replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/gu, '');
  const marked =
    /<(h[1-6]|a|button|label|dt|option|summary|legend|title)\b[^>]*>([\s\S]*?)<\/\1>/gu;
  const found = [...body.matchAll(marked)].map(([, , inner = '']) =>
    inner
      .replace(/<[^>]+>/gu, ' ')
      .replace(/\s+/gu, ' ')
      .trim(),
  );
  const props = [...html.matchAll(/data-props="([^"]*)"/gu)].map(([, json = '']) => json);
  return [...found, ...props];
}

test.each(industries)('no page of the %s sample has labels of another trade', (id) => {
  const root = join(folder, 'industries', id);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    // The policies are the same for all.
    (name) => name.endsWith('.html') && !/privacy|terms|disclaimer/u.test(name),
  );
  expect(files.length).toBeGreaterThan(10);
  const found = files.flatMap((name) =>
    listLabels(readFileSync(join(root, name), 'utf8')).flatMap((label) =>
      (absurd[id] ?? []).filter((word) => label.includes(word)).map((word) => `${name}: ${word}`),
    ),
  );
  expect([...new Set(found)]).toEqual([]);
});

test('each industry’s names for articles and projects are on its pages', () => {
  const read = (path: string): string => readFileSync(join(folder, 'industries', path), 'utf8');
  expect(read('law/index.html')).toContain('Insights');
  expect(read('hospitality/index.html')).toContain('Kitchen Notes');
  expect(read('hospitality/practice-areas/catering/index.html')).toContain('What was asked');
  expect(read('construction/index.html')).toContain('Our Yard');
});
