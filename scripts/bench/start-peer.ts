import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../service/testing/start-service.ts';

export interface Peer {
  readonly origin: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} does not answer`);
}

async function startPeer(command: (port: number) => readonly string[], folder?: string): Promise<Peer> {
  const port = await freePort();
  const [program = '', ...args] = command(port);
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const origin = `http://127.0.0.1:${port}`;
  await answers(origin);
  return {
    origin,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
      if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

const ours = (name: string): string => join(import.meta.dirname, name);

/** A bare `node:http` server: one prepared body for everything, and `/row` with a row of the database and nothing else. */
export function startRawServer(bodyFile: string, database: string): Promise<Peer> {
  return startPeer((port) => [process.execPath, ours('raw-server.ts'), String(port), bodyFile, database]);
}

/** See `peer-server.ts`. */
export function startReactServer(page: string, site: string): Promise<Peer> {
  return startPeer((port) => [process.execPath, ours('peer-server.ts'), String(port), page, site]);
}

/** Debian's nginx in one process, with the body packed beforehand; undefined where there is no nginx. */
export async function startNginx(packed: Buffer): Promise<Peer | undefined> {
  const program = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((path) => existsSync(path));
  if (program === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'firstlook-nginx-'));
  writeFileSync(join(folder, 'page.html'), packed);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  return startPeer((port) => {
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off; master_process off; pid ${folder}/pid; error_log stderr warn;
events { worker_connections 256; }
http { access_log off; keepalive_requests 1000000; ${temporary.join(' ')} open_file_cache max=10; sendfile on;
  server { listen 127.0.0.1:${port}; root ${folder}; index page.html; types { text/html html; } add_header Content-Encoding br; } }`,
    );
    return [program, '-p', folder, '-c', join(folder, 'nginx.conf')];
  }, folder);
}
