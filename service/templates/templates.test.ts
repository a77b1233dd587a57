import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { templateIndustries } from '../../templates-data/model/industries.ts';
import { TemplateReply } from '../contract/templates.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

let app: TestApp;
beforeAll(() => {
  app = createTestApp();
});
afterAll(() => app.close());

async function fetchTemplate(industry: string): Promise<TemplateReply> {
  const { status, json } = await app.visitor().get(`/api/templates/${industry}`);
  expect(status).toBe(200);
  return TemplateReply.parse(json);
}

describe('the description of a template', () => {
  test.each(templateIndustries)(
    'of %s has three trades, 40 texts and every page',
    async (industry) => {
      const template = await fetchTemplate(industry);
      expect(template.industry).toBe(industry);
      expect(template.trades.length).toBeGreaterThanOrEqual(3);
      expect(template.trades.filter(({ fallback }) => fallback)).toHaveLength(1);
      expect(template.texts.length).toBeGreaterThanOrEqual(40);
      expect(template.pages.map(({ page }) => page)).toContain('/');
      const home = template.pages.find(({ page }) => page === '/');
      expect(home?.sections.map(({ id }) => id)).toEqual(
        expect.arrayContaining(['hero', 'about', 'contact']),
      );
    },
  );

  test('names the designs, and the one that suits each trade', async () => {
    const { designs, trades } = await fetchTemplate('law');
    expect(designs).toContainEqual({ id: 'menu', label: 'Menu' });
    expect(trades.find(({ id }) => id === 'lawyer')?.design).toBe('law');
  });

  test('of an unknown industry is the general one', async () => {
    expect((await fetchTemplate('clockmaking')).industry).toBe('general');
  });

  test('has the limit of every text, which all default texts fit', async () => {
    for (const { key, max, value } of (await fetchTemplate('law')).texts)
      expect([key, Array.from(value).length <= max]).toEqual([key, true]);
  });
});
