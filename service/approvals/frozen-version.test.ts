import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { deleteExpired } from '../db/clean-up.ts';
import { agencies, approvals, demoPictures, frozenFiles } from '../db/schema.ts';
import { addStop } from '../objections/stops.ts';
import { requestApproval, offer, signAsClient } from '../testing/approve-demo.ts';
import { useApprovalApp } from '../testing/use-approval-app.ts';

const app = useApprovalApp();

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const day = 24 * 60 * 60 * 1000;

interface Frozen {
  readonly pages: readonly { path: string; sha256: string }[];
  readonly files: readonly { path: string; sha256: string }[];
}

async function readPages(id: string, pages: Frozen['pages']): Promise<string[]> {
  const texts: string[] = [];
  for (const { path, sha256: hash } of pages) {
    const { status, text } = await app.visitor().get(`/approve/${id}${path}`);
    expect([path, status, sha256(text)]).toEqual([path, 200, hash]);
    texts.push(text);
  }
  return texts;
}

test('the version keeps its hashed bytes after edits and after the deletion of its pictures and its demo', async () => {
  const picture = await sharp({
    create: { width: 640, height: 400, channels: 3, background: '#224466' },
  })
    .webp()
    .toBuffer();
  const { agency, demoId, uniqueId } = await requestApproval(app);
  const opening = { type: 'image/webp', base64: picture.toString('base64') };
  await agency.visitor.send('PATCH', `/api/demos/${demoId}`, {
    websiteData: { logo: opening, services: [{ name: 'Contracts' }] },
  });
  const response = await agency.visitor.send('POST', `/api/demos/${demoId}/approvals`, offer);
  const id = String(response.json['id']);
  const { json } = await signAsClient(app, id);
  const frozen = json['frozen'] as Frozen;
  expect(frozen.pages.map(({ path }) => path)).toContain('/page');
  const before = await readPages(id, frozen.pages);
  expect(before.join('')).not.toContain('<script');
  expect(before.join('')).not.toContain(`/demos/${uniqueId}`);

  await agency.visitor.send('PATCH', `/api/demos/${demoId}`, { websiteData: { slogan: 'New' } });
  await app.store.write((db) => db.delete(demoPictures).where(eq(demoPictures.demoId, demoId)));
  await agency.visitor.send('DELETE', `/api/demos/${demoId}`);
  app.clock.now += 60 * day;
  await app.store.write((db) => deleteExpired(db, app.clock.now));
  expect(await readPages(id, frozen.pages)).toEqual(before);
  for (const { path } of frozen.files)
    expect((await app.visitor().get(`/approve/${id}${path}`)).status).toBe(200);
  expect((await app.visitor().get(`/approve/${id}/card.jpg`)).headers.get('content-type')).toBe(
    'image/jpeg',
  );
  const page = await app.visitor().get(`/approve/${id}/page`);
  expect(page.headers.get('content-security-policy')).toContain('sandbox allow-same-origin');
  expect((await app.visitor().get(`/approve/${id}/page/nowhere`)).status).toBe(404);
});

test('the page about the label is frozen for its links, and is not counted among the approved pages', async () => {
  const { id } = await requestApproval(app);
  const shown = (await app.visitor().get(`/api/approvals/${id}`)).json;
  const pages = shown['pages'] as { path: string }[];
  expect(pages.map(({ path }) => path)).toEqual(['', '/services', '/contact']);
  const { frozen } = (await signAsClient(app, id)).json as { frozen: Frozen };
  expect(frozen.pages).toHaveLength(pages.length + 1);
  const label = await app.visitor().get(`/approve/${id}/page/about-this-page`);
  expect(label.status).toBe(200);
});

test('an objection removes its pages, and the deletion of the agency removes its bytes', async () => {
  const { agency, id } = await requestApproval(app);
  expect((await app.visitor().get(`/approve/${id}/page`)).status).toBe(200);
  await app.store.write((db) =>
    db
      .update(approvals)
      .set({ domains: ['harbor.example'] })
      .where(eq(approvals.id, id)),
  );
  const reason = { by: 'business', why: 'test', now: app.clock.now } as const;
  await app.store.write((db) => addStop(db, { kind: 'domain', what: 'harbor.example' }, reason));
  for (const path of [`/approve/${id}/page`, `/api/approvals/${id}`])
    expect((await app.visitor().get(path)).status).toBe(410);
  const countFiles = async (): Promise<number> =>
    (await app.store.read.select({ hash: frozenFiles.hash }).from(frozenFiles)).length;
  const before = await countFiles();
  await app.store.write((db) => db.delete(agencies).where(eq(agencies.id, agency.id)));
  await app.store.write((db) => deleteExpired(db, app.clock.now + 2 * day));
  expect(await countFiles()).toBeLessThan(before);
});
