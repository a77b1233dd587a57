import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, inject, test } from 'vitest';
import { openAccount } from './agency-account.ts';
import { hasBrowser } from './browser.ts';

const service = inject('origin');

function tags(html: string): Record<string, string> {
  const found = html.matchAll(
    /<meta (?:property|name)="((?:og|twitter):[^"]*)"[^>]*?\scontent="([^"]*)"/gu,
  );
  return Object.fromEntries(Array.from(found, ([, name = '', content = '']) => [name, content]));
}

async function readSize(picture: ArrayBuffer): Promise<[number, number]> {
  const { width, height } = await sharp(picture).metadata();
  return [width, height];
}

describe.skipIf(!hasBrowser)('a share card', () => {
  test('is drawn by the build for each page of a sample site', async () => {
    const sites = ['firms', 'industries'].flatMap((kind) =>
      readdirSync(`dist/${kind}`).map((name) => `/${kind}/${name}`),
    );
    const images = new Map<string, string>();
    for (const site of sites) {
      for (const page of ['', '/about']) {
        const found = tags(readFileSync(`dist${site}${page}/index.html`, 'utf8'));
        expect(found['og:image']).toMatch(/^\/share\/[a-z0-9]+\.jpg$/u);
        expect([found['og:image:width'], found['og:image:height']]).toEqual(['1200', '630']);
        expect(found['twitter:card']).toBe('summary_large_image');
        expect(found['og:image:alt']).not.toBe('');
        images.set(site, found['og:image'] ?? '');
      }
    }
    const firms = [...images]
      .filter(([site]) => site.startsWith('/firms/'))
      .map(([, image]) => image);
    expect(new Set(firms).size).toBe(firms.length);
    for (const image of new Set(images.values())) {
      const picture = readFileSync(`dist${image}`);
      expect(picture.length).toBeLessThan(300_000);
      expect(await readSize(new Uint8Array(picture).buffer)).toEqual([1200, 630]);
    }
    const html = await (await fetch(`${service}/firms/camrose`)).text();
    expect(tags(html)['og:image']).toBe(service + (images.get('/firms/camrose') ?? ''));
  });

  test('is drawn in the demo’s own words, and ready when the first chat requests it', async () => {
    const account = await openAccount(service);
    const id = await account.create({
      businessName: 'Quay Advisers',
      industry: 'finance',
      slogan: 'Plain figures',
      primaryColor: '#0f4c5c',
    });
    const first = tags(await (await fetch(`${service}/demos/${id}`)).text());
    const inner = tags(await (await fetch(`${service}/demos/${id}/about`)).text());
    expect(first['og:image']).toMatch(
      new RegExp(`^${service}/demos/${id}/share-[a-z0-9]+\\.jpg$`, 'u'),
    );
    expect(inner['og:image']).toBe(first['og:image']);
    expect(first['og:image:alt']).toBe('Quay Advisers: Plain figures');
    const card = first['og:image'] ?? '';
    // On a busy machine, one that is not drawn in time has the client's colour only, as PNG.
    await expect
      .poll(async () => (await fetch(card)).headers.get('content-type'))
      .toBe('image/jpeg');
    expect(await readSize(await (await fetch(card)).arrayBuffer())).toEqual([1200, 630]);
    await account.remove(id);
    expect((await fetch(card)).status).toBe(404);
  });
});
