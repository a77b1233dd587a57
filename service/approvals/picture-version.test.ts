import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { createApprovalApp, requestApproval, signAsClient } from '../testing/approve-demo.ts';
import type { TestApp } from '../testing/create-test-app.ts';
import { findBrowser } from '../testing/find-browser.ts';
import { warnSkipped } from '../testing/find-program.ts';
import { readPdfText } from '../testing/read-pdf-text.ts';
import { SealedEvidence } from './evidence.ts';

const path = findBrowser() ?? '';
if (path === '') warnSkipped('pictures of approved pages', 'no Chromium is installed');

const apps: TestApp[] = [];
afterAll(() => Promise.all(apps.map((app) => app.close())));

function open(variables: Record<string, string>): TestApp {
  const app = createApprovalApp(variables);
  apps.push(app);
  return app;
}

async function readCertificate(app: TestApp, id: string): Promise<string> {
  const response = await app.request(`/api/approvals/${id}/certificate.pdf`);
  return readPdfText(Buffer.from(await response.arrayBuffer()));
}

describe.skipIf(path === '')('with a browser', { timeout: 60_000 }, () => {
  test('the certificate shows the approved page, whose pictures are part of the evidence', async () => {
    const app = open({ BROWSER_PATH: path });
    const { id } = await requestApproval(app);
    const signed = await signAsClient(app, id);
    const { files } = SealedEvidence.parse(signed.json).frozen;
    for (const [width, pixels] of [
      [1440, 1440],
      [390, 780],
    ] as const) {
      expect(files.map((file) => file.path)).toContain(`/picture-${width}.jpg`);
      const response = await app.request(`/approve/${id}/picture-${width}.jpg`);
      expect(response.headers.get('content-type')).toBe('image/jpeg');
      const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect([picture.format, picture.width]).toEqual(['jpeg', pixels]);
    }
    const text = await readCertificate(app, id);
    expect(text).toContain('The home page of version 1 as it was shown, 1440 and 390 pixels wide.');
    expect(text).not.toContain('share card');
  });
});

test('without a browser the certificate shows the share card, named in its caption', async () => {
  const app = open({});
  const { id } = await requestApproval(app);
  const signed = await signAsClient(app, id);
  const { files } = SealedEvidence.parse(signed.json).frozen;
  expect(files.map((file) => file.path)).toContain('/card.jpg');
  const text = await readCertificate(app, id);
  expect(text).toContain('The share card of version 1. No picture of the page itself was taken.');
});

test('a browser that fails leaves the share card', { timeout: 60_000 }, async () => {
  const app = open({ BROWSER_PATH: '/bin/false' });
  const { id, response } = await requestApproval(app);
  expect(response.status).toBe(201);
  await signAsClient(app, id);
  expect(await readCertificate(app, id)).toContain('The share card of version 1.');
});
