import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { industries } from '../../templates-data/model/slots.ts';

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

function fileOf(path: string): string | undefined {
  const [, first, id = ''] = path.split('/');
  const template = industries.find((industry) => id.startsWith(`${industry}-`)) ?? 'law';
  const page = first === 'demos' ? `/industries/${template}` : path;
  const candidates = [join('dist', page), join('dist', page, 'index.html')];
  return candidates.find((file) => existsSync(file) && statSync(file).isFile());
}

/** A plain static host in front of the service: files as they were built, `/demos/{industry}-…` rewritten, `/api` handed on. */
export function startStaticHost(service: string): Promise<{ server: Server; origin: string }> {
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    if (url.startsWith('/api/')) {
      void fetch(service + url).then(async (answer) => {
        response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '' });
        response.end(Buffer.from(await answer.arrayBuffer()));
      });
      return;
    }
    const file = fileOf(url.split('?')[0] ?? '/');
    if (file === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'Content-Type': types[extname(file)] ?? '' }).end(readFileSync(file));
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve({
        server,
        origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
      });
    });
  });
}
