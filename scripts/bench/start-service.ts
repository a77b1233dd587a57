import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface RunningServer {
  readonly origin: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

async function ready(url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
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

function stopper(child: ChildProcess, folder: string | undefined): () => Promise<void> {
  return async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  };
}

/** The real service in a process of its own, with an empty database and no rate limits. */
export async function startService(port: number): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'firstlook-bench-'));
  const child = spawn(process.execPath, ['service/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  await ready(`${origin}/api/health`);
  return { origin, pid: child.pid ?? 0, stop: stopper(child, folder) };
}

/** A bare `node:http` server that answers one prepared body to everything: the floor of the service's own work. */
export async function startRawServer(port: number, bodyFile: string): Promise<RunningServer> {
  const child = spawn(process.execPath, ['scripts/bench/raw-server.ts', String(port), bodyFile], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  await ready(origin);
  return { origin, pid: child.pid ?? 0, stop: stopper(child, undefined) };
}
