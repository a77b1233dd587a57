import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../service/testing/start-service.ts';

export interface RunningService {
  readonly origin: string;
  /** Of its process. */
  readonly pid: number;
  /** The folder in which its mails land. */
  readonly outbox: string;
  /** Sends its process a signal. */
  readonly signal: (name: NodeJS.Signals) => void;
  /** Ends its process with a signal, SIGTERM by default, and waits until it is gone. */
  readonly end: (name?: NodeJS.Signals) => Promise<void>;
}

interface ServiceOptions {
  /** Folder of its data. */
  readonly folder: string;
  /** A free one by default. */
  readonly port?: number;
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * Resolves when the service answers there; under another name than its PUBLIC_ORIGIN it answers
 * with a refusal.
 */
export async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 1200; attempt += 1) {
    if (
      await fetch(url).then(
        ({ status }) => status < 500,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} does not answer`);
}

/**
 * The service as operators start it; for another build's pages when the build was told to write
 * elsewhere.
 */
function entry(): readonly string[] {
  const pages = process.env['FIRSTLOOK_OUT_DIR'];
  if (pages === undefined) return ['service/main.ts'];
  const script = `
    import { readEnv } from './service/env.ts';
    import { runService } from './service/run-service.ts';
    await runService(readEnv(), ${JSON.stringify(pages)});`;
  return ['--input-type=module', '--eval', script];
}

/** Starts the real service on the built site, and waits until it answers. */
export async function startService({
  folder,
  port: wanted,
  settings = {},
}: ServiceOptions): Promise<RunningService> {
  const port = wanted ?? (await freePort());
  const service = spawn(process.execPath, entry(), {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => {
    service.once('exit', () => resolve());
  });
  const origin = `http://127.0.0.1:${port}`;
  await answers(`${origin}/api/health`);
  return {
    origin,
    pid: service.pid ?? 0,
    outbox: join(folder, 'outbox'),
    signal: (name) => void service.kill(name),
    end: (name = 'SIGTERM') => {
      service.kill(name);
      return gone;
    },
  };
}
