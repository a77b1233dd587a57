import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';

/** Caddy's program in its usual folders (Debian, others, Homebrew); undefined without Caddy. */
export const caddyProgram = [
  '/usr/bin/caddy',
  '/usr/local/bin/caddy',
  '/opt/homebrew/bin/caddy',
].find((path) => existsSync(path));

export interface CaddyPorts {
  readonly http: number;
  readonly https: number;
  readonly check: number;
}

interface CaddyOptions {
  /** Folder for all files that Caddy writes. */
  readonly folder: string;
  readonly ports: CaddyPorts;
  /** The service's data folder, and its host and port. */
  readonly dataDir: string;
  readonly service: string;
  /** Host names of the service itself. */
  readonly ownNames: string;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

/** Starts Caddy with the shipped Caddyfile and its own issuer of certificates, and waits for it. */
export async function startCaddy(options: CaddyOptions): Promise<ChildProcess> {
  const { folder, ports, dataDir, service, ownNames } = options;
  if (caddyProgram === undefined) throw new Error('Caddy was not found');
  mkdirSync(folder, { recursive: true });
  const caddy = spawn(caddyProgram, ['run', '--config', 'Caddyfile', '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      HTTP_PORT: String(ports.http),
      HTTPS_PORT: String(ports.https),
      ASK_PORT: String(ports.check),
      DATA_DIR: dataDir,
      SERVICE: service,
      OWN_NAMES: ownNames,
      TLS_ISSUER: 'internal',
    },
    stdio: ['ignore', 'ignore', process.env['CADDY_LOG'] === undefined ? 'ignore' : 'inherit'],
  });
  for (let attempt = 0; attempt < 400; attempt += 1) {
    if (await accepts(ports.https)) return caddy;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  caddy.kill('SIGKILL');
  throw new Error('Caddy does not answer');
}

/** The folder of its own issuer's certificates, and the file of their authority. */
export const caddyFiles = (folder: string): { certificates: string; authority: string } => ({
  certificates: join(folder, 'caddy/certificates/local'),
  authority: join(folder, 'caddy/pki/authorities/local/root.crt'),
});
