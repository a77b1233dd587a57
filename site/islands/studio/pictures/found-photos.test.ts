import { afterEach, expect, test, vi } from 'vitest';
import { noContent, type ListEntry } from '../content/client-content.ts';
import { mergeContent } from '../scan/scan-content.ts';
import { fetchPhoto, toPhotoFile, personAt, portraitFirst } from './found-photos.ts';

afterEach(() => void vi.unstubAllGlobals());

const reply = { type: 'image/webp', width: 8, height: 6, base64: btoa('pixels') } as const;

/** A service whose answers the test releases. */
function serve(answer: () => Response): { requests: unknown[]; give: () => void } {
  const requests: unknown[] = [];
  const waiting: (() => void)[] = [];
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => {
    requests.push(JSON.parse(typeof init.body === 'string' ? init.body : ''));
    return new Promise((resolve) => waiting.push(() => resolve(answer())));
  });
  return { requests, give: () => waiting.splice(0).forEach((next) => next()) };
}

test('photographs are requested two at a time, and each once', async () => {
  const { requests, give } = serve(() => Response.json(reply));
  const page = 'https://harbor.example/';
  const photos = ['a', 'b', 'c', 'a'].map((name) =>
    fetchPhoto(`https://harbor.example/${name}.jpg`, page),
  );
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  give();
  await vi.waitFor(() => expect(requests).toHaveLength(3));
  give();
  expect(await Promise.all(photos)).toEqual([reply, reply, reply, reply]);
  expect(requests).toContainEqual({ url: 'https://harbor.example/c.jpg', page });
});

test('an unusable photograph is not requested again, one that was refused as too many is', async () => {
  for (const [status, times] of [
    [422, 1],
    [429, 2],
    [503, 2],
  ] as const) {
    const { requests, give } = serve(() => Response.json({ error: 'No', code: 'x' }, { status }));
    for (let round = 0; round < 2; round += 1) {
      const photo = fetchPhoto(`https://harbor.example/${status}.jpg`, 'https://harbor.example/');
      await new Promise((resolve) => setTimeout(resolve, 5));
      give();
      expect(await photo).toBe('unusable');
    }
    expect(requests).toHaveLength(times);
  }
});

test('a fetched photograph is a file that can be cropped for any place', async () => {
  const file = toPhotoFile(reply);
  expect([file.type, await file.text()]).toEqual(['image/webp', 'pixels']);
});

test('a person’s portrait is first in the person’s place, and last in others', () => {
  const entry = (name: string): ListEntry => ({
    key: 1,
    texts: { name },
    origin: { kind: 'typed' },
  });
  const people = [entry('Ann Lee'), entry('Tom Brook')];
  const photos = [
    { url: 'https://harbor.example/ann.jpg', alt: 'Ann Lee', person: 'Ann Lee' },
    { url: 'https://harbor.example/tom.jpg', alt: 'Tom Brook', person: 'Tom Brook' },
    { url: 'https://harbor.example/yard.jpg', alt: '' },
  ];
  const order = (place: string): readonly string[] =>
    portraitFirst(photos, personAt(place, people)).map(({ url }) => url.slice(23));
  expect(order('person2')).toEqual(['tom.jpg', 'yard.jpg', 'ann.jpg']);
  expect(order('about')).toEqual(['yard.jpg', 'ann.jpg', 'tom.jpg']);
});

test('the permission to use pictures is asked once for a demo, and again for another website', () => {
  const photos = [{ url: 'https://harbor.example/shop.jpg', alt: '' }];
  const read = { ...noContent, offered: { photos } };
  const allowed = { ...read, offered: { photos, isAllowed: true } };
  expect(mergeContent(allowed, read).offered.isAllowed).toBe(true);
  expect(mergeContent(noContent, read).offered.isAllowed).toBeUndefined();
});
