/**
 * Opens pages that try to reach the private network, and writes the reached addresses as JSON. With
 * `--open` the canary is exempt from the rules, which shows what the pages can do. Inside a network
 * namespace, every address leads here and the usual ports are watched; outside, one port of this
 * machine is. Started by escapes.test.ts: `run-escapes.ts <browser> <namespace
 * machine> [--open]`.
 */
import { execFileSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { createServer as createHttp } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { createSiteBrowser } from './create-site-browser.ts';
import { escapePage } from './escape-page.ts';

const [, , path = '', place = '', mode] = process.argv;
const isNamespace = place === 'namespace';
const budgetMs = 40_000;
if (isNamespace)
  for (const command of [
    'link set lo up',
    'route add local 0.0.0.0/0 dev lo',
    '-6 route add local ::/0 dev lo',
  ])
    execFileSync('ip', command.split(' '), { stdio: 'ignore' });

const hits = new Set<string>();
const tcpPort = await listenForConnections(isNamespace ? 80 : 0);
if (isNamespace) for (const port of [443, 3478, 8080]) await listenForConnections(port);
for (const port of isNamespace ? [53, 443, 3478] : []) await listenForPackets(port);

const suffix = isNamespace ? '' : `:${tcpPort}`;
const base = `http://127.0.0.1${suffix}`;
const spelled = [
  'localhost',
  '[::1]',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '127.1',
  '0.0.0.0',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  'a.localhost',
  ...(isNamespace
    ? ['10.0.0.5', '192.168.0.1', '169.254.169.254', '[fd00::1]', '100.64.0.1', '[fe80::1]']
    : []),
].map((host) => `http://${host}${suffix}`);

const site = createHttp((request, response) => {
  const url = request.url ?? '';
  const html = { 'content-type': 'text/html' };
  const policy = `default-src * data: blob: 'unsafe-inline' 'unsafe-eval'; object-src 'none'; report-uri ${base}/hit/policy-report`;
  if (url === '/')
    response
      .writeHead(200, {
        ...html,
        'content-security-policy-report-only': policy,
        link: `<${base}/hit/link-header>; rel=preload; as=image`,
      })
      .end(escapePage([base, ...spelled]));
  else if (url === '/script')
    response.writeHead(200, html).end(`<p>x<script>location.href='${base}/hit/location'</script>`);
  else if (url === '/refresh')
    response
      .writeHead(200, html)
      .end(`<p>x<meta http-equiv="refresh" content="0;url=${base}/hit/refresh">`);
  else if (url === '/redirect') response.writeHead(302, { location: `${base}/hit/redirect` }).end();
  else if (url.startsWith('/to?'))
    response.writeHead(302, { location: decodeURIComponent(url.slice(4)) }).end();
  else if (url === '/slow') setTimeout(() => response.writeHead(200).end(), 4000);
  else if (url.startsWith('/worker.js'))
    response
      .writeHead(200, { 'content-type': 'text/javascript' })
      .end(`fetch(decodeURIComponent(location.search.slice(1)), { mode: 'no-cors' })`);
  else response.writeHead(404).end();
});
await new Promise<void>((resolve) => {
  site.listen(0, '127.0.0.1', resolve);
});
const sitePort = readPort(site.address());

const allowHosts = new Set(mode === '--open' ? [`127.0.0.1:${tcpPort}`] : []);
const failures: string[] = [];
const browser = createSiteBrowser(
  { path },
  { allowHosts, resolve: new Map([['escapes.com', `127.0.0.1:${sitePort}`]]) },
  (reason) => failures.push(reason),
);
const visit = (at: string) => browser.readPage(new URL(at, 'http://escapes.com/'), { budgetMs });
const page = await visit('/');
for (const at of ['/script', '/refresh', '/redirect']) await visit(at);
const isTried = page?.html.includes('All ways were tried.</body>') ?? false;
process.stdout.write(`${JSON.stringify({ hits: [...hits], isTried, failures })}\n`);
process.exit(0);

/** Records connections and their requests. */
function listenForConnections(port: number): Promise<number> {
  const server = createServer((socket) => {
    const answer = 'HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';
    let received = '';
    socket.on('error', () => socket.destroy());
    socket.on('close', () => recordRequest(received, port));
    socket.once('data', (chunk) => {
      received = chunk.toString('latin1');
      socket.end(answer);
    });
  });
  return new Promise((resolve) => {
    server.listen(port, isNamespace ? '::' : '127.0.0.1', () =>
      resolve(readPort(server.address())),
    );
  });
}

function recordRequest(received: string, port: number): void {
  hits.add(/\/hit\/([\w-]+)/u.exec(received)?.[1] ?? `connection to ${port}`);
}

function listenForPackets(port: number): Promise<void> {
  const socket = createSocket({ type: 'udp6' });
  socket.on('message', () => hits.add(`packet to ${port}`));
  return new Promise((resolve) => {
    socket.bind(port, '::', resolve);
  });
}

function readPort(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}
