import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../service/testing/start-service.ts';

export interface RunningService {
  readonly origin: string;
  /** Id of its process. */
  readonly pid: number;
  /** The folder to which it writes mails. */
  readonly outbox: string;
  /** Sends a signal to its process. */
  readonly signal: (name: NodeJS.Signals) => void;
  /** Ends its process with a signal, SIGTERM by default, and waits for the end. */
  readonly end: (name?: NodeJS.Signals) => Promise<void>;
}

interface ServiceOptions {
  /** Its data folder. */
  readonly folder: string;
  /** A free port by default. */
  readonly port?: number;
  readonly settings?: Readonly<Record<string, string>>;
  /** Work in the background that is left out, because none of its tests needs it. */
  readonly without?: readonly (keyof typeof leaveOut)[];
}

/**
 * Resolves when the service answers at an address. The status does not matter: under a name other
 * than its PUBLIC_ORIGIN it refuses.
 */
export async function waitForAnswer(url: string): Promise<void> {
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

/** Modules that leave out work in the background. */
const leaveOut = {
  packing: './site/e2e/leave-out-packing.ts',
  preparation: './service/testing/leave-out-preparation.ts',
} as const;

/** The program that operators start; with FIRSTLOOK_OUT_DIR it serves that build's pages. */
function entry(): readonly string[] {
  const pages = process.env['FIRSTLOOK_OUT_DIR'];
  if (pages === undefined) return ['service/main.ts'];
  const script = `
    import { readEnv } from './service/env.ts';
    import { runService } from './service/run-service.ts';
    await runService(readEnv(), ${JSON.stringify(pages)});`;
  return ['--input-type=module', '--eval', script];
}

/** Starts the service on the built site, and waits until it answers. */
export async function startService({
  folder,
  port: requestedPort,
  settings = {},
  without = [],
}: ServiceOptions): Promise<RunningService> {
  const port = requestedPort ?? (await freePort());
  const imports = without.map((work) => `--import=${leaveOut[work]}`);
  const service = spawn(process.execPath, [...imports, ...entry()], {
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
  await waitForAnswer(`${origin}/api/health`);
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
