import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteExpired } from '../db/clean-up.ts';
import { demoPictures, demos } from '../db/schema.ts';
import { acquireWorker, releaseWorker } from '../scan/worker/pool-workers.ts';
import {
  createTestApp,
  type Answer,
  type TestApp,
  type Visitor,
} from '../testing/create-test-app.ts';
import { maxPictureBytes } from './store-pictures.ts';

const day = 24 * 60 * 60 * 1000;
let app: TestApp;
let owner: Visitor;
beforeAll(async () => {
  app = createTestApp({ variables: { RATE_LIMITS: 'off' } });
  // On a busy machine the first worker may take longer to start than the service waits for it.
  const worker = await acquireWorker(80_000);
  if (worker) releaseWorker(worker);
});
beforeEach(async () => {
  owner = app.visitor();
  await owner.signUp();
});
afterAll(() => app.close());

interface Upload {
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly base64: string;
}

async function upload(width: number, height: number, color = '#204060'): Promise<Upload> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: color } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .webp()
    .toBuffer();
  return { type: 'image/webp', width, height, base64: bytes.toString('base64') };
}

function asUpload(bytes: string | Buffer): Upload {
  return {
    type: 'image/webp',
    width: 100,
    height: 50,
    base64: Buffer.from(bytes).toString('base64'),
  };
}

const order = (websiteData: object): object => ({
  name: 'Harbor Law',
  industry: 'law',
  websiteData,
});
const create = (websiteData: object, by = owner): Promise<Answer> =>
  by.send('POST', '/api/demos', order(websiteData));

interface Shown {
  readonly uniqueId: string;
  readonly version: number;
  readonly templateData: Record<
    'logo' | 'opening',
    { hash: string; width: number; height: number } | null
  >;
}
function shown({ status, json }: Answer): Shown {
  expect(json).toHaveProperty('templateData');
  expect(status).toBeLessThan(300);
  return json as unknown as Shown;
}

function picturePath(demo: Shown, role: 'logo' | 'opening' = 'logo'): string {
  return `/demos/${demo.uniqueId}/${role}-${String(demo.templateData[role]?.hash)}.webp`;
}

const fetchBytes = async (path: string): Promise<Buffer> =>
  Buffer.from(await (await app.request(path)).arrayBuffer());

describe('a picture sent with a demo', () => {
  test('is re-encoded, returned as a reference, and served with the demo', async () => {
    const logo = { ...(await upload(300, 100)), background: 'light' };
    const demo = shown(await create({ logo, opening: await upload(1200, 700) }));
    expect(demo.templateData.logo).toEqual({
      hash: expect.stringMatching(/^[0-9a-f]{32}$/u) as string,
      width: 300,
      height: 100,
      background: 'own',
    });
    expect(JSON.stringify(demo)).not.toContain('base64');
    for (const role of ['logo', 'opening'] as const) {
      const answer = await app.visitor().get(picturePath(demo, role));
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(answer.headers.get('cache-control')).toBe(
        'public, max-age=300, s-maxage=0, must-revalidate',
      );
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('x-robots-tag')).toContain('noindex');
      const etag = answer.headers.get('etag') ?? '';
      expect(
        (await app.visitor().get(picturePath(demo, role), { 'if-none-match': etag })).status,
      ).toBe(304);
    }
    const { format, width, exif } = await sharp(
      await fetchBytes(picturePath(demo, 'opening')),
    ).metadata();
    expect([format, width, exif]).toEqual(['webp', 1200, undefined]);
  });

  test('is shown again by its reference: in the list, in the reply to visitors, and after an edit', async () => {
    const demo = shown(await create({ logo: await upload(300, 100), services: ['Wills'] }));
    const [listed] = JSON.parse((await owner.get('/api/demos')).text) as Shown[];
    expect(listed?.templateData).toMatchObject({
      logo: demo.templateData.logo,
      services: ['Wills'],
    });
    const visited = (await app.visitor().get(`/api/demos/${demo.uniqueId}`)).json['demo'];
    expect(visited).toMatchObject({ templateData: { logo: demo.templateData.logo } });
    const edited = shown(
      await owner.send('PATCH', `/api/demos/${demo.uniqueId}`, {
        websiteData: { ...listed?.templateData },
      }),
    );
    expect(edited.templateData).toMatchObject(demo.templateData);
    expect(edited.version).toBe(demo.version + 1);
    expect((await app.visitor().get(picturePath(edited))).status).toBe(200);
  });

  test('can be replaced, which is a new version of the page, and restored', async () => {
    const first = shown(await create({ logo: await upload(300, 100) }));
    const patch = async (logo: unknown): Promise<Shown> =>
      shown(await owner.send('PATCH', `/api/demos/${first.uniqueId}`, { websiteData: { logo } }));
    const second = await patch(await upload(200, 100, '#902010'));
    expect(second.version).toBe(first.version + 1);
    expect((await app.visitor().get(picturePath(second))).status).toBe(200);
    expect((await app.visitor().get(picturePath(first))).status).toBe(404);
    expect((await patch(first.templateData.logo)).templateData).toMatchObject(first.templateData);
    expect((await app.visitor().get(picturePath(first))).status).toBe(200);
    expect((await patch(null)).templateData.logo).toBeNull();
    expect((await app.visitor().get(picturePath(first))).status).toBe(404);
    for (const color of ['#111111', '#222222', '#333333', '#444444'])
      await patch(await upload(90, 60, color));
    const rows = await app.store.read
      .select({ id: demoPictures.id })
      .from(demoPictures)
      .innerJoin(demos, eq(demos.id, demoPictures.demoId))
      .where(eq(demos.uniqueId, first.uniqueId));
    expect(rows).toHaveLength(3);
  });

  test('is refused with a sentence at its field when it is not a picture', async () => {
    const huge = await sharp({
      create: { width: 8000, height: 6300, channels: 3, background: '#ffffff' },
    })
      .png()
      .toBuffer();
    const small = await upload(60, 30);
    for (const [what, logo] of [
      ['a bomb of pixels', asUpload(huge)],
      ['a page', asUpload('<!doctype html><script>alert(1)</script>')],
      [
        'a drawing',
        asUpload('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>'),
      ],
      [
        'a page behind the beginning of a picture',
        asUpload('RIFF\u0001\u0001\u0001\u0001WEBP<script>'),
      ],
      ['nothing', asUpload('')],
      ['no base64', { ...small, base64: '&&&&' }],
      ['too much', { ...small, base64: 'A'.repeat(40_004) }],
      ['too wide', { ...small, width: 481 }],
      ['another type', { ...small, type: 'image/svg+xml' }],
      ['a text', 'https://harbor.example/logo.png'],
      ['the reference of nothing', { hash: 'a'.repeat(32), width: 9, height: 9 }],
      ['a reference that leads elsewhere', { hash: '../../../etc/passwd', width: 9, height: 9 }],
    ] as const) {
      const { status, json } = await create({ logo });
      expect([what, status]).toEqual([what, 422]);
      expect(Object.keys(json['fields'] as object)[0], what).toMatch(/^websiteData\.logo\b/u);
      expect(json['error'], what).toMatch(/^Logo (?:must be|cannot be|is not) /u);
    }
    expect((await owner.get('/api/demos')).text).toBe('[]');
  });

  test('cannot be used by another agency through its reference', async () => {
    const demo = shown(await create({ logo: await upload(300, 100) }));
    const stranger = app.visitor();
    await stranger.signUp();
    expect((await create({ logo: demo.templateData.logo }, stranger)).status).toBe(422);
    const own = shown(await create({}, stranger));
    expect(
      (await app.visitor().get(picturePath(demo).replace(demo.uniqueId, own.uniqueId))).status,
    ).toBe(404);
    const patch = { websiteData: { logo: asUpload('<html>') } };
    expect((await stranger.send('PATCH', `/api/demos/${demo.uniqueId}`, patch)).status).toBe(404);
    const more = shown(await create({ logo: demo.templateData.logo }));
    expect(more.templateData).toMatchObject({ logo: demo.templateData.logo });
    expect((await app.visitor().get(picturePath(more))).status).toBe(200);
  });

  test('is deleted and restored with its demo, and purged after a day', async () => {
    const demo = shown(await create({ logo: await upload(300, 100) }));
    const path = `/api/demos/${demo.uniqueId}`;
    const copy = shown(await owner.send('POST', `${path}/duplicate`));
    expect(copy.templateData.logo).toEqual(demo.templateData.logo);
    await owner.send('DELETE', path);
    expect((await app.visitor().get(picturePath(demo))).status).toBe(404);
    expect((await app.visitor().get(picturePath(copy))).status).toBe(200);
    await owner.send('POST', `${path}/restore`);
    expect((await app.visitor().get(picturePath(demo))).status).toBe(200);
    await owner.send('DELETE', path);
    await app.store.write((db) => deleteExpired(db, app.clock.now + day + 1));
    const rows = await app.store.read
      .select({ demoId: demoPictures.demoId })
      .from(demoPictures)
      .where(eq(demoPictures.hash, String(demo.templateData.logo?.hash)));
    const living = await app.store.read
      .select({ id: demos.id })
      .from(demos)
      .where(eq(demos.uniqueId, copy.uniqueId));
    expect(rows.map(({ demoId }) => demoId)).toContain(living[0]?.id);
    await app.store.write(async (db) => db.update(demos).set({ expiresAt: app.clock.now - 1 }));
    expect((await app.visitor().get(picturePath(copy))).status).toBe(410);
  });

  test('is refused when the agency’s pictures take too much space', async () => {
    const demo = shown(await create({ logo: await upload(300, 100) }));
    const [row] = await app.store.read
      .select({ id: demos.id })
      .from(demos)
      .where(eq(demos.uniqueId, demo.uniqueId));
    await app.store.write(async (db) =>
      db
        .update(demoPictures)
        .set({ bytes: Buffer.alloc(maxPictureBytes) })
        .where(eq(demoPictures.demoId, String(row?.id))),
    );
    const { status, json } = await owner.send('PATCH', `/api/demos/${demo.uniqueId}`, {
      websiteData: { opening: await upload(1000, 600) },
    });
    expect([status, json['code']]).toEqual([403, 'quota_used_up']);
    const [listed] = JSON.parse((await owner.get('/api/demos')).text) as Shown[];
    expect(listed?.version).toBe(demo.version);
  });
});
