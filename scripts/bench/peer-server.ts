/**
 * `node scripts/bench/peer-server.ts <port> <page> <folder>`: serves one page as other kinds of
 * products do, with pictures and fonts of the built site's folder. `/rendered` is rendered with
 * React for every request; `/app` is an empty document whose script fetches the content and renders
 * it with React in the browser.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { parse } from 'parse5';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';
import { toElement, toParts, type Part } from './react-parts.ts';

const [, , port = '8797', file = '', folder = 'dist'] = process.argv;
const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.css': 'text/css',
  '.js': 'text/javascript',
};

/** The browser's half, bundled for production. */
async function bundleApp(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: resolve(import.meta.dirname, 'browser-app.ts') },
    },
  });
  const output = Array.isArray(made) ? made[0] : made;
  if (output === undefined || !('output' in output)) throw new Error('the bundle is empty');
  return output.output[0].code;
}

const html = readFileSync(file, 'utf8');
const page = parse(html).childNodes.flatMap(toParts);
const [root] = page.filter((part): part is Exclude<Part, string> => typeof part === 'object');
const body = root?.children.find((part) => typeof part === 'object' && part.tag === 'body') ?? '';
// The document of such a product: the head with fonts and style, and an element for the app.
const [head = ''] = /^[\s\S]*?<\/head>/u.exec(html) ?? [];
const app = `${head.replace(/<script[\s\S]*?<\/script>/gu, '').replace('</head>', '<script type="module" src="/app.js"></script></head>')}<body><div id="root"></div></body></html>`;

const pack = (text: string, quality: number): Buffer =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
const best = 11;
const files: Readonly<Record<string, readonly [type: string, body: Buffer]>> = {
  '/': ['text/html; charset=utf-8', pack(app, best)],
  '/app': ['text/html; charset=utf-8', pack(app, best)],
  '/app.js': ['text/javascript', pack(await bundleApp(), best)],
  '/app.json': ['application/json', pack(JSON.stringify(body), best)],
};

createServer(({ url = '/' }, response) => {
  const path = new URL(url, 'http://peer').pathname;
  if (path === '/rendered') {
    const quick = 4;
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
    });
    response.end(pack(`<!DOCTYPE html>${root ? renderToString(toElement(root, 0)) : ''}`, quick));
    return;
  }
  const known = files[path];
  if (known) {
    response.writeHead(200, {
      'content-type': known[0],
      'content-encoding': 'br',
      'content-length': known[1].length,
    });
    response.end(known[1]);
    return;
  }
  const found = join(resolve(folder), path);
  if (!found.startsWith(resolve(folder) + sep) || !existsSync(found) || !statSync(found).isFile()) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': types[extname(found)] ?? 'application/octet-stream' });
  response.end(readFileSync(found));
}).listen(Number(port), '127.0.0.1');
