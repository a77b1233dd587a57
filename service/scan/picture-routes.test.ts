import { createServer } from 'node:net';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { createTestApp, type Answer, type TestApp } from '../testing/create-test-app.ts';
import { useTestSites } from '../testing/scanned-site.ts';
import { listenOnLoopback } from '../testing/listen-on-loopback.ts';

const startSite = useTestSites();
let app: TestApp | undefined;
afterEach(() => app?.close());

const path = '/api/scan-website/picture';

async function photograph(format: 'jpeg' | 'webp' | 'gif' = 'jpeg'): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: 2000, height: 1400, channels: 3, background: '#808080', noise } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .toFormat(format)
    .toBuffer();
}

type Handler = Parameters<typeof startSite>[0][string];
const answering =
  (body: Buffer | string, type: string, status = 200): Handler =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': type }).end(body);

/** The answer for a picture of a website with these pages. */
async function ask(
  answers: Parameters<typeof startSite>[0],
  { url = '/photo.jpg', page = '/' } = {},
): Promise<{ answer: Answer; asked: readonly string[] }> {
  const site = await startSite(answers);
  app = createTestApp({ variables: { SCAN_ALLOW_HOSTS: site.host } });
  const absolute = (address: string): string => new URL(address, site.origin).href;
  const answer = await app
    .visitor()
    .send('POST', path, { url: absolute(url), page: absolute(page) });
  return { answer, asked: site.asked };
}

describe('a photograph that a scan found', () => {
  test('comes re-encoded within the limits of a demo, with nothing of its file but pixels', async () => {
    const { answer } = await ask({ '/photo.jpg': answering(await photograph(), 'image/jpeg') });
    expect(answer.status).toBe(200);
    const { type, width, height, base64 } = answer.json as {
      type: string;
      width: number;
      height: number;
      base64: string;
    };
    expect(type).toBe('image/webp');
    expect(width).toBeLessThanOrEqual(1600);
    expect(height).toBeLessThanOrEqual(1000);
    expect(base64.length).toBeLessThanOrEqual(240_000);
    const picture = await sharp(Buffer.from(base64, 'base64')).metadata();
    expect([picture.format, picture.width, picture.height, picture.exif]).toEqual([
      'webp',
      width,
      height,
      undefined,
    ]);
  });

  test('can be larger than what a scan takes along by itself', async () => {
    const large = Buffer.concat([await photograph(), Buffer.alloc(1_500_000)]);
    const { answer } = await ask({ '/photo.jpg': answering(large, 'image/jpeg') });
    expect(answer.status).toBe(200);
  });

  test.each<[string, Handler]>([
    ['a page', answering('<!doctype html><title>x</title>', 'text/html')],
    [
      'a page that says it is a picture',
      answering('<!doctype html><script>alert(1)</script>', 'image/jpeg'),
    ],
    [
      'a drawing',
      answering(
        '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>',
        'image/svg+xml',
      ),
    ],
    ['half a picture', answering(Buffer.from('RIFF\u0001\u0001\u0001\u0001WEBP'), 'image/webp')],
    ['something that is gone', answering('', 'image/jpeg', 404)],
    ['more than 5 MB', answering(Buffer.alloc(5_100_000, 7), 'image/jpeg')],
    ['a connection that is closed at once', (request) => void request.socket.destroy()],
    [
      'a way to an address that is not public',
      (_request, response) =>
        void response.writeHead(302, { location: 'http://10.0.0.1/a.jpg' }).end(),
    ],
  ])('is refused with one sentence when there is %s', async (_name, handler) => {
    const { answer } = await ask({ '/photo.jpg': handler });
    expect([answer.status, answer.json['code']]).toEqual([422, 'unreachable_site']);
    expect(answer.json['error']).toBe(
      'This picture cannot be used. Please choose another one, or upload it.',
    );
  });

  test('is not asked for where robots.txt keeps us from its page', async () => {
    const { answer, asked } = await ask({
      '/robots.txt': 'User-agent: *\nDisallow: /',
      '/photo.jpg': answering(await photograph(), 'image/jpeg'),
    });
    expect(answer.status).toBe(422);
    expect(asked).toEqual(['/robots.txt']);
  });

  test.each([
    'http://127.0.0.1:PORT/a.jpg',
    'http://[::1]/a.jpg',
    'http://169.254.169.254/latest/meta-data',
    'http://localhost/a.jpg',
    'http://2130706433:PORT/a.jpg',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'https://user:pass@harbor.com/a.jpg',
    'https://harbor.com:8443/a.jpg',
    '/a.jpg',
  ])('is never looked for at %s, whether that is named as picture or as page', async (address) => {
    const server = createServer((socket) => void socket.destroy());
    let knocks = 0;
    server.on('connection', () => (knocks += 1));
    const port = await listenOnLoopback(server);
    const site = await startSite({});
    app = createTestApp({ variables: { SCAN_ALLOW_HOSTS: site.host } });
    const refused = address.replace('PORT', String(port));
    for (const body of [
      { url: refused, page: site.origin },
      { url: `${site.origin}/a.jpg`, page: refused },
    ]) {
      const answer = await app.visitor().send('POST', path, body);
      expect([body, answer.status]).toEqual([body, 422]);
    }
    expect(knocks).toBe(0);
    await new Promise((resolve) => server.close(resolve));
  });

  test('needs both addresses, and is limited for an address', async () => {
    app = createTestApp();
    const visitor = app.visitor();
    for (const body of [
      {},
      { url: 'https://harbor.com/a.jpg' },
      { url: 7, page: 'harbor.com' },
      { url: 'x'.repeat(2049), page: 'harbor.com' },
    ]) {
      expect((await visitor.send('POST', path, body)).status).toBe(422);
    }
    const refused = { url: 'http://10.0.0.1/a.jpg', page: 'http://10.0.0.1/' };
    for (let count = 0; count < 60; count += 1) await visitor.send('POST', path, refused);
    expect((await visitor.send('POST', path, refused)).status).toBe(429);
  });
});
