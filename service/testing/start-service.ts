import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compiledCode } from '../cache-compiled-code.ts';
import { bundledProgram } from './bundled-program.ts';
import { templatePage } from './template-page.ts';

const script = new URL('./service-process.ts', import.meta.url);
const leaveOutPreparation = new URL('./leave-out-preparation.ts', import.meta.url).href;

export interface ServiceProcess {
  readonly origin: string;
  readonly child: ChildProcess;
  /** Its standard error so far. */
  readonly output: () => string;
  /** Resolves with the exit code, or the name of the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
  readonly kill: (signal: NodeJS.Signals) => Promise<number | NodeJS.Signals | null>;
}

interface Options {
  /** Contains the data and the site. */
  readonly folder: string;
  readonly port?: number;
  readonly variables?: Readonly<Record<string, string>>;
  /** Programs that run it, such as `strace -f`. */
  readonly under?: readonly string[];
  /** Options of the command, such as `--new`. */
  readonly options?: readonly string[];
  /** Whether it prepares for scans while it is idle; false by default. */
  readonly prepares?: boolean;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/**
 * A free port below 32768, from where the system assigns ports itself: an assigned one could be
 * given to another test first, or while a service restarts.
 */
export async function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 12_000);
  return (await isFree(port)) ? port : freePort();
}

function writeSite(folder: string): void {
  const pages: Readonly<Record<string, string>> = {
    'index.html': '<!DOCTYPE html><title>Home</title>',
    '404.html': '<!DOCTYPE html><title>404 Page Not Found</title>',
    'industries/law/index.html': templatePage,
  };
  for (const [path, content] of Object.entries(pages)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

export function databasePath(folder: string): string {
  return join(folder, 'data', 'firstlook.sqlite');
}

/** The service without its preparation for scans, which its bundle leaves out. */
function unprepared(): readonly string[] {
  const path = bundledProgram(script);
  return path.endsWith('.ts') ? [`--import=${leaveOutPreparation}`, path] : [path];
}

/** Starts the service and returns at once, also if it will not listen. */
export function spawnService({
  folder,
  port = 8899,
  variables = {},
  under = [],
  options = [],
  prepares = false,
}: Options): ServiceProcess {
  const site = join(folder, 'site');
  writeSite(site);
  const [program = process.execPath, ...args] = [
    ...under,
    process.execPath,
    ...(prepares ? [fileURLToPath(script)] : unprepared()),
    site,
    ...options,
  ];
  const child = spawn(program, args, {
    env: {
      PATH: process.env['PATH'],
      // As `npm start` sets it, for the modules before the first statement too.
      NODE_COMPILE_CACHE: compiledCode,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      BACKUP_EVERY_HOURS: '0',
      TRIAL_DAYS: '0',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once('close', (code, signal) => resolve(signal ?? code)),
  );
  return {
    origin: `http://127.0.0.1:${port}`,
    child,
    output: () => output,
    ended,
    kill: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

/**
 * Starts the service and waits until it listens.
 * @throws Error with its output when it ends instead.
 */
export async function startService(options: Options): Promise<ServiceProcess> {
  const service = spawnService({ ...options, port: options.port ?? (await freePort()) });
  await new Promise<void>((resolve, reject) => {
    service.child.stdout?.once('data', () => resolve());
    void service.ended.then((code) =>
      reject(new Error(`the service ended with ${String(code)}: ${service.output()}`)),
    );
  });
  return service;
}
