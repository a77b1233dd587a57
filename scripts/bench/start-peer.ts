import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../service/testing/start-service.ts';
import { nginxProgram, startNginx } from '../../site/e2e/start-nginx.ts';
import { waitForAnswer } from '../../site/e2e/start-service.ts';

export interface Peer {
  readonly origin: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

async function waitForPeer(child: ChildProcess, port: number, folder?: string): Promise<Peer> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const origin = `http://127.0.0.1:${port}`;
  await waitForAnswer(origin);
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

async function startScript(name: string, ...args: readonly string[]): Promise<Peer> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, name), String(port), ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return waitForPeer(child, port);
}

/**
 * A bare `node:http` server: one prepared body for every path, and a row of the database at `/row`.
 */
export function startRawServer(bodyFile: string, database: string): Promise<Peer> {
  return startScript('raw-server.ts', bodyFile, database);
}

/** A server that renders with React, for comparison: see `peer-server.ts`. */
export function startReactServer(page: string, site: string): Promise<Peer> {
  return startScript('peer-server.ts', page, site);
}

/** nginx in one process, with the body compressed in advance; undefined without nginx. */
export async function startPackedPage(packed: Buffer): Promise<Peer | undefined> {
  if (nginxProgram === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'firstlook-nginx-'));
  writeFileSync(join(folder, 'page.html'), packed);
  const port = await freePort();
  const http = `keepalive_requests 1000000; open_file_cache max=10; sendfile on; types { text/html html; }
  server { listen 127.0.0.1:${port}; root ${folder}; index page.html; add_header Content-Encoding br; }`;
  return waitForPeer(startNginx(folder, { main: 'master_process off;', http }), port, folder);
}
