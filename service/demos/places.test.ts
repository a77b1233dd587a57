import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { picturePlaces } from '../../templates-data/model/pictures.ts';
import { useWarmWorker } from '../testing/scanned-site.ts';
import {
  createTestApp,
  type Answer,
  type TestApp,
  type Visitor,
} from '../testing/create-test-app.ts';

let app: TestApp;
let owner: Visitor;
useWarmWorker();
beforeAll(() => {
  app = createTestApp({ variables: { RATE_LIMITS: 'off' } });
});
beforeEach(async () => {
  owner = app.visitor();
  await owner.signUp();
});
afterAll(() => app.close());

interface Stored {
  readonly hash?: string;
  readonly set?: string;
  readonly width?: number;
  readonly alt?: string;
  readonly focus?: object;
}
interface Shown {
  readonly uniqueId: string;
  readonly version: number;
  readonly templateData: {
    readonly logo?: Stored | null;
    readonly opening?: Stored | null;
    readonly pictures?: Readonly<Record<string, Stored>> | null;
  };
}

async function upload(
  width: number,
  height: number,
  color: string,
): Promise<Record<string, unknown>> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: color } })
    .webp()
    .toBuffer();
  return { type: 'image/webp', width, height, base64: bytes.toString('base64') };
}

function shown({ status, json, text }: Answer): Shown {
  expect([status, text.slice(0, 300)]).toEqual([status < 300 ? status : 201, text.slice(0, 300)]);
  return json as unknown as Shown;
}

const create = async (websiteData: object): Promise<Shown> =>
  shown(await owner.send('POST', '/api/demos', { name: 'Harbor', industry: 'law', websiteData }));
const change = (demo: Shown, websiteData: object): Promise<Answer> =>
  owner.send('PATCH', `/api/demos/${demo.uniqueId}`, { websiteData });

async function fetchPictureStatus(
  demo: Pick<Shown, 'uniqueId'>,
  place: string,
  hash: string | undefined,
): Promise<number> {
  return (await app.visitor().get(`/demos/${demo.uniqueId}/${place}-${hash ?? ''}.webp`)).status;
}

const color = (index: number): string => `#${(0x101010 + index * 0x030507).toString(16)}`;

describe('the picture places of a demo', () => {
  test('each accept an upload, and the demo serves all of them', async () => {
    const names = Object.keys(picturePlaces);
    const pictures: Record<string, unknown> = {};
    for (const [index, name] of names.entries())
      pictures[name] = await upload(120, 90, color(index));
    const { logo, opening, ...others } = pictures;
    const { uniqueId, templateData } = await create({ logo, opening, pictures: others });
    expect(Object.keys(templateData.pictures ?? {})).toHaveLength(names.length - 2);
    const stored: Record<string, Stored | null | undefined> = {
      ...templateData,
      ...templateData.pictures,
    };
    for (const name of names)
      expect([name, await fetchPictureStatus({ uniqueId }, name, stored[name]?.hash)]).toEqual([
        name,
        200,
      ]);
    const visited = (await app.visitor().get(`/api/demos/${uniqueId}`)).json['demo'];
    expect(visited).toMatchObject({ templateData: { pictures: templateData.pictures } });
  });

  test('but for the logo each take one of the trade’s set, or none, with words and focal point', async () => {
    const focus = { x: 0.25, y: 0.75 };
    const pictures = { about: { set: 'law-portico', alt: 'Columns', focus }, banner: { set: '' } };
    const { templateData } = await create({ opening: { set: 'arcade' }, pictures });
    expect(templateData).toMatchObject({ opening: { set: 'arcade' }, pictures });
    const refused = await owner.send('POST', '/api/demos', {
      name: 'x',
      industry: 'law',
      websiteData: { logo: { set: 'arcade' } },
    });
    expect(refused.status).toBe(422);
  });

  test('are replaced as a whole by a change that names any of them, and stay when it names none', async () => {
    const demo = await create({
      opening: await upload(200, 120, '#111111'),
      pictures: {
        about: await upload(200, 120, '#222222'),
        gallery1: await upload(200, 120, '#333333'),
      },
    });
    const { about, gallery1 } = demo.templateData.pictures ?? {};
    const untouched = shown(await change(demo, { slogan: 'Steady' }));
    expect(untouched.templateData.pictures).toEqual(demo.templateData.pictures);
    const replaced = shown(await change(demo, { pictures: { gallery1 } }));
    expect(replaced.templateData.pictures).toEqual({ gallery1 });
    expect(replaced.templateData.opening).toEqual(demo.templateData.opening);
    expect(await fetchPictureStatus(demo, 'about', about?.hash)).toBe(404);
    // A former picture can be restored by its reference.
    shown(await change(demo, { pictures: { about, gallery1 } }));
    expect(await fetchPictureStatus(demo, 'about', about?.hash)).toBe(200);
    shown(await change(demo, { pictures: null }));
    expect(await fetchPictureStatus(demo, 'gallery1', gallery1?.hash)).toBe(404);
  });

  test('keep words and focal point of a stored picture, and take new ones without a new upload', async () => {
    const demo = await create({
      pictures: {
        about: { ...(await upload(200, 120, '#444444')), alt: 'The desk', focus: { x: 0, y: 1 } },
      },
    });
    const { about } = demo.templateData.pictures ?? {};
    expect(about).toMatchObject({ alt: 'The desk', focus: { x: 0, y: 1 } });
    const changed = shown(
      await change(demo, {
        pictures: { about: { ...about, alt: 'The old desk', focus: { x: 0.5, y: 0.5 } } },
      }),
    );
    expect(changed.templateData.pictures?.['about']).toEqual({
      ...about,
      alt: 'The old desk',
      focus: { x: 0.5, y: 0.5 },
    });
  });

  test('exchange their photographs by reference, as people do who change places', async () => {
    const demo = await create({
      pictures: {
        person1: await upload(80, 100, '#555555'),
        person2: await upload(80, 100, '#666666'),
      },
    });
    const { person1, person2 } = demo.templateData.pictures ?? {};
    // Before the save, the studio shows a portrait at its new place.
    expect(await fetchPictureStatus(demo, 'person2', person1?.hash)).toBe(200);
    const changed = shown(await change(demo, { pictures: { person1: person2, person2: person1 } }));
    expect(changed.templateData.pictures).toEqual({ person1: person2, person2: person1 });
    expect(await fetchPictureStatus(demo, 'person1', person2?.hash)).toBe(200);
  });

  test('refuse a reference to a picture that is too large for them, or to a logo', async () => {
    const demo = await create({
      logo: await upload(100, 50, '#777777'),
      opening: await upload(1500, 900, '#888888'),
    });
    const { logo, opening } = demo.templateData;
    for (const person1 of [opening, logo]) {
      const { status, json } = await change(demo, { pictures: { person1 } });
      expect(status).toBe(422);
      expect(Object.keys(json['fields'] as object)[0]).toMatch(/^websiteData\.pictures\.person1/u);
    }
  });

  test('refuse an upload that is larger than its declared size', async () => {
    const { status, json } = await owner.send('POST', '/api/demos', {
      name: 'x',
      industry: 'law',
      websiteData: {
        pictures: { person1: { ...(await upload(1400, 900, '#999999')), width: 80, height: 100 } },
      },
    });
    expect([status, json['error']]).toEqual([422, 'Portrait 1 must be at most 960 by 1000 pixels']);
  });

  test.each([
    [
      'a place that no template has',
      { pictures: { cellar: { set: '' } } },
      'websiteData.pictures.cellar',
    ],
    [
      'a gallery picture too many',
      { pictures: { gallery13: { set: '' } } },
      'websiteData.pictures.gallery13',
    ],
    [
      'the logo among the other pictures',
      { pictures: { logo: { set: '' } } },
      'websiteData.pictures.logo',
    ],
    [
      'a focal point outside of the picture',
      { pictures: { about: { set: '', focus: { x: 2, y: 0 } } } },
      'websiteData.pictures.about',
    ],
    [
      'a picture of nobody',
      { pictures: { about: { hash: 'a'.repeat(32), width: 9, height: 9 } } },
      'websiteData.pictures.about',
    ],
  ])('are refused with %s, by its name', async (_name, websiteData, field) => {
    const { status, json } = await owner.send('POST', '/api/demos', {
      name: 'x',
      industry: 'law',
      websiteData,
    });
    expect([status, Object.keys(json['fields'] as object)]).toEqual([422, [field]]);
  });

  test('go with a duplicate, and come back with a demo that was deleted', async () => {
    const demo = await create({
      opening: { set: 'arcade' },
      pictures: { about: await upload(200, 120, '#aaaaaa'), banner: { set: '' } },
    });
    const { about } = demo.templateData.pictures ?? {};
    const copy = shown(await owner.send('POST', `/api/demos/${demo.uniqueId}/duplicate`));
    expect(copy.templateData).toEqual(demo.templateData);
    await owner.send('DELETE', `/api/demos/${demo.uniqueId}`);
    expect(await fetchPictureStatus(demo, 'about', about?.hash)).toBe(404);
    expect(await fetchPictureStatus(copy, 'about', about?.hash)).toBe(200);
    const restored = shown(await owner.send('POST', `/api/demos/${demo.uniqueId}/restore`));
    expect(restored.templateData).toEqual(demo.templateData);
    expect(await fetchPictureStatus(demo, 'about', about?.hash)).toBe(200);
  });
});
