import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../testing/create-test-app.ts';
import { cardFiles } from './testing/card-files.ts';

let app: TestApp;
let owner: Visitor;

beforeAll(async () => {
  app = createTestApp({
    files: cardFiles,
  });
  owner = app.visitor();
  await owner.signUp();
});
afterAll(() => app.close());

describe('the picture on the share card of a demo', () => {
  async function pictured(
    industry: string,
    websiteData: object,
  ): Promise<{ color: readonly number[]; bytes: Buffer }> {
    const agency = app.visitor();
    await agency.signUp();
    const body = { name: 'Harbor', industry, websiteData };
    let made = await agency.send('POST', '/api/demos', body);
    // On a busy machine the service asks to try again before it encodes a picture.
    for (let attempt = 0; made.status === 503 && attempt < 10; attempt += 1)
      made = await agency.send('POST', '/api/demos', body);
    const { status, json } = made;
    expect([status, json['error']]).toEqual([201, undefined]);
    const id = String(json['uniqueId']);
    const { text } = await app.visitor().get(`/demos/${id}`);
    const address = /property="og:image"[^>]* content="([^"]*)"/u.exec(text)?.[1] ?? '';
    const bytes = Buffer.from(await (await app.request(new URL(address).pathname)).arrayBuffer());
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const at = (120 * info.width + 1150) * info.channels;
    return { color: [...data.subarray(at, at + 3)], bytes };
  }
  const isBlue = ([red = 0, green = 0, blue = 0]: readonly number[]): boolean =>
    blue > red + 60 && blue > green + 30;
  const isRed = ([red = 0, green = 0, blue = 0]: readonly number[]): boolean =>
    red > green + 60 && red > blue + 60;
  /** In a design that opens on a picture. */
  const laundry = { trade: 'laundry', design: 'real-estate' };
  const colors = { primaryColor: '#333333', secondaryColor: '#777777' };
  const upload = async (color: string, width: number, height: number): Promise<object> => {
    const bytes = await sharp({ create: { width, height, channels: 3, background: color } })
      .webp({ lossless: true })
      .toBuffer();
    return { type: 'image/webp', width, height, base64: bytes.toString('base64') };
  };

  test('is the client’s own opening picture where there is one, and the logo stands for the initials', async () => {
    const { color, bytes } = await pictured('law', {
      ...colors,
      opening: await upload('#e01010', 1600, 900),
      logo: await upload('#10c040', 200, 80),
    });
    expect(isRed(color)).toBe(true);
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const at = (92 * info.width + 90) * info.channels;
    expect(data[at + 1] ?? 0).toBeGreaterThan((data[at] ?? 0) + 80);
  });

  test('is the one that the agency took from the set', async () => {
    expect(isBlue((await pictured('law', { ...colors, opening: { set: 'windows' } })).color)).toBe(
      true,
    );
  });

  test('is that of the trade’s opening, in an industry whose card has another and in none', async () => {
    expect(isBlue((await pictured('construction', { ...colors, trade: 'plumber' })).color)).toBe(
      true,
    );
    expect(isBlue((await pictured('construction', { ...colors, trade: 'builder' })).color)).toBe(
      false,
    );
    expect(isBlue((await pictured('general', { ...colors, ...laundry })).color)).toBe(true);
    const grooming = { ...colors, trade: 'pet-care', design: 'real-estate' };
    expect(isBlue((await pictured('Dog grooming', grooming)).color)).toBe(true);
    expect(isBlue((await pictured('general', colors)).color)).toBe(false);
  });

  test('is absent in a design that draws its openings, until the agency chooses one', async () => {
    expect(isBlue((await pictured('general', { ...colors, trade: 'church' })).color)).toBe(false);
    const chosen = { ...colors, trade: 'church', opening: { set: 'plate-chalice' } };
    expect(isBlue((await pictured('general', chosen)).color)).toBe(true);
  });

  test.each([
    ['the agency took the picture away', { opening: { set: '' } }],
    ['the opening has none', { heroImageStyle: 'none' }],
    ['the layout has none', { layout: 'minimal', opening: { set: 'windows' } }],
  ])('is absent where %s', async (_name, change) => {
    expect(isBlue((await pictured('general', { ...colors, ...laundry, ...change })).color)).toBe(
      false,
    );
  });
});
