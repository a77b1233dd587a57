import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoCases } from '../../templates-data/model/demos.cases.ts';
import { pagePaths } from '../../templates-data/model/sections.ts';
import { toWebsiteData } from '../../templates-data/model/website-data.ts';
import { createTestApp, type TestApp, type Visitor } from '../testing/create-test-app.ts';
import { grantAll, grantedEmail } from '../testing/read-demo.ts';

let app: TestApp;
let owner: Visitor;
beforeAll(async () => {
  app = createTestApp({ variables: grantAll });
  owner = app.visitor();
  await owner.signUp(grantedEmail);
});
afterAll(() => app.close());

describe('a duplicate shows what its original shows', () => {
  /** The HTML of a demo's page with its own id replaced. */
  async function fetchPage(demo: Readonly<Record<string, unknown>>, rest: string): Promise<string> {
    const uniqueId = String(demo['uniqueId']);
    const { text } = await app.visitor().get(`/demos/${uniqueId}${rest}`);
    return text.replaceAll(uniqueId, 'it');
  }

  test.each(demoCases)('where $outcome', async ({ overrides, lists }) => {
    const { json: demo } = await owner.send('POST', '/api/demos', {
      name: overrides.businessName || 'Harbor',
      industry: overrides.industry,
      websiteData: toWebsiteData(overrides, lists),
    });
    const path = `/api/demos/${String(demo['uniqueId'])}`;
    const { status, json: copy } = await owner.send('POST', `${path}/duplicate`);
    expect(status).toBe(201);
    for (const page of pagePaths) {
      const rest = page === '/' ? '' : page;
      expect(await fetchPage(copy, rest), page).toBe(await fetchPage(demo, rest));
    }
    await owner.send('DELETE', path);
    await owner.send('DELETE', `/api/demos/${String(copy['uniqueId'])}`);
  });
});
