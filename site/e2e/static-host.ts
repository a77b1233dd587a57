import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { listenOnLoopback } from '../../service/testing/listen-on-loopback.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};

interface Rule {
  readonly from: RegExp;
  readonly to: string;
  readonly status: number;
}

/**
 * The rules of `_redirects` as Cloudflare Pages reads them: exact sources, `:name` for a part of a
 * segment; lines in other forms are ignored.
 */
function readRules(): Rule[] {
  return readFileSync('dist/_redirects', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .flatMap((line) => {
      const [from = '', to = '', status = '302'] = line.split(' ');
      if (status !== '200') return [];
      const pattern = from
        .replace(/[.+?^${}()|[\]\\]/gu, '\\$&')
        .replace(/\*/gu, '(?<splat>.*)')
        .replace(/:([A-Za-z]\w*)/gu, '(?<$1>[^/]+)');
      return [{ from: new RegExp(`^${pattern}$`, 'u'), to, status: Number(status) }];
    });
}

function rewritten(path: string, rules: readonly Rule[]): string {
  for (const { from, to } of rules) {
    const groups = from.exec(path)?.groups;
    if (from.test(path))
      return to.replace(/:([A-Za-z]\w*)/gu, (_, name: string) => groups?.[name] ?? '');
  }
  return path;
}

function findFile(path: string): string | undefined {
  return [join('dist', path), join('dist', path, 'index.html')].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}

/** The nearest 404.html above a path. */
function nearestNotFound(path: string): string {
  const parts = path.split('/').filter((part) => part !== '');
  const folders = parts.map((_, index) => parts.slice(0, parts.length - index).join('/'));
  return (
    folders.map((folder) => join('dist', folder, '404.html')).find((file) => existsSync(file)) ??
    'dist/404.html'
  );
}

/**
 * Starts a static host in front of the service: built files, and `/api` proxied. It follows the
 * rules that the build writes for such hosts, or no rules.
 */
export async function startStaticHost(
  service: string,
  { followsRules = true } = {},
): Promise<{ server: Server; origin: string }> {
  const rules = followsRules ? readRules() : [];
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    if (url.startsWith('/api/')) {
      fetch(service + url)
        .then(async (answer) => {
          const body = Buffer.from(await answer.arrayBuffer());
          response.writeHead(answer.status, {
            'Content-Type': answer.headers.get('content-type') ?? '',
          });
          response.end(body);
        })
        // The page gets a network error; an unhandled rejection would end all tests.
        .catch(() => response.destroy());
      return;
    }
    const path = rewritten(url.split('?')[0] ?? '/', rules);
    const file = findFile(path);
    const shown = file ?? nearestNotFound(path);
    response
      .writeHead(file === undefined ? 404 : 200, { 'Content-Type': types[extname(shown)] ?? '' })
      .end(readFileSync(shown));
  });
  return { server, origin: `http://127.0.0.1:${await listenOnLoopback(server)}` };
}
