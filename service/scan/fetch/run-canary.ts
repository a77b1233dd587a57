/**
 * Runs the scanner in a network namespace whose addresses all lead to this process, and writes the
 * reached ones as one line of JSON. No packet leaves the namespace, so that a failing guard does no
 * harm. Started by ssrf-canary.test.ts.
 */
import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import { isPublicAddress } from './check-address.ts';
import { scanWebsite } from '../scan-website.ts';
import { refusedAddresses, refusedAnswers } from './ssrf-vectors.ts';

const publicAddress = '93.184.216.34';
const page =
  '<title>Tallow Roofing</title><h1>Roofers in Leeds</h1><p>We mend roofs of slate and tile.</p>';

for (const command of [
  'link set lo up',
  'route add local 0.0.0.0/0 dev lo',
  '-6 route add local ::/0 dev lo',
])
  execFileSync('ip', command.split(' '), { stdio: 'ignore' });

const hits: string[] = [];
let target = '/';
const answer = createServer((request, response) => {
  const local = (request.socket.localAddress ?? '').replace(/^::ffff:(?=\d+\.)/u, '');
  if (!isPublicAddress(local)) hits.push(`${local}${request.url ?? ''}`);
  if (request.url === '/away') response.writeHead(302, { location: target }).end();
  else if (request.url === '/robots.txt') response.writeHead(404).end();
  else
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(request.url === '/inside' ? pointingInside() : page);
});
const ports = await Promise.all([80, 443, 8080].map((port) => listen(port)));

const options = {
  allowHosts: new Set<string>(),
  resolve: new Map<string, string>(),
  deadlineMs: 1500,
};
const good = () => Promise.resolve([{ address: publicAddress, family: 4 }]);
const outcomes: string[] = [];

for (const url of refusedAddresses)
  await attempt(url, () => Promise.reject(new Error('ENOTFOUND')));
for (const addresses of refusedAnswers) {
  const answers = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  await attempt('http://firm.com/', () => Promise.resolve(answers));
}
for (const url of refusedAddresses.filter((address) => /^[\u0021-\u007e]+$/u.test(address))) {
  target = url;
  await attempt('http://firm.com/away', good);
}
let asked = 0;
await attempt('http://rebinding.com/', () => {
  asked += 1;
  return Promise.resolve([{ address: asked === 1 ? publicAddress : '10.0.0.5', family: 4 }]);
});
await attempt('http://firm.com/inside', good);
const shown = await scanWebsite('http://firm.com/', { ...options, deadlineMs: 8000, lookup: good });
process.stdout.write(
  `${JSON.stringify({ hits, tries: outcomes.length, ports, name: shown.website.businessName })}\n`,
);
process.exit(0);

async function attempt(url: string, lookup: typeof good): Promise<void> {
  outcomes.push(
    await scanWebsite(url, { ...options, lookup }).then(
      ({ outcome }) => outcome,
      () => 'refused',
    ),
  );
}

/** A page whose sheet, logo, contact page and base all point inside. */
function pointingInside(): string {
  return `<base href="http://10.0.0.5/"><meta http-equiv="refresh" content="0;url=http://127.0.0.1/">
    <link rel="stylesheet" href="http://169.254.169.254/latest/x.css"><style>@import "http://192.168.0.1/y.css";</style>
    <header><a href="/"><img class="logo" src="http://[::1]:80/logo.png"></a></header><a href="http://127.0.0.1/contact">Contact</a>${page}`;
}

function listen(port: number): Promise<number> {
  const server =
    port === 80
      ? answer
      : createServer((request, response) => answer.emit('request', request, response));
  return new Promise((resolve) => {
    server.listen(port, '::', () => resolve(port));
  });
}
