import { designs } from '../../templates-data/model/designs.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pagePaths } from '../../templates-data/model/sections.ts';
import { readPage } from './read-demo-page.ts';

const folder = process.env['FIRSTLOOK_OUT_DIR'] ?? 'dist';
const templatePages = [...pagePaths, '/not-found'] as const;

/** Without the year in the footer, the only figure of a page that is not content. */
const withoutYear = (text: string): string => text.replace(/© \d{4}/u, '');

describe('a built page of a demo template', () => {
  const files = readdirSync(join(folder, 'demo-templates'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({ name, html: readFileSync(join(folder, 'demo-templates', name), 'utf8') }));

  test('exists for each design', () => {
    expect(files).toHaveLength(designs.length * templatePages.length);
  });

  test('contains no words of a firm or trade', () => {
    // Without the stars of required fields, the dot of the label and the year in the footer.
    const found = files.map(({ name, html }) => [
      name,
      withoutYear(readPage(html).text).replaceAll(/[*·"“”\s]/gu, ''),
    ]);
    expect(found.filter(([, text]) => text !== '')).toEqual([]);
  });

  test('names no sample firm, and no person or company of a sample', () => {
    const firms = readdirSync('templates-data/firms').map((file) => {
      const name =
        /^name: (.*)$/mu.exec(readFileSync(join('templates-data/firms', file), 'utf8'))?.[1] ?? '';
      return name.replaceAll(/^['"]|['"]$/gu, '');
    });
    expect(firms.length).toBeGreaterThan(5);
    for (const { name, html } of files)
      expect([name, firms.filter((firm) => firm !== '' && html.includes(firm))]).toEqual([
        name,
        [],
      ]);
  });

  test('contains every section that demos may show', () => {
    for (const design of designs) {
      const home = files.find(({ name }) => name === `${design}/index.html`)?.html ?? '';
      const named = [...home.matchAll(/data-section="(\w+)"/gu)].map(([, id = '']) => id);
      expect([design, named]).toEqual([design, [...new Set(named)]]);
      expect(named.length).toBeGreaterThanOrEqual(14);
    }
  });
});
