import { lookup as systemLookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { isPublicAddress, parseLiteralAddress } from './check-address.ts';
import { ScanRefused } from '../scan-refused.ts';

interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/**
 * All addresses of a name by the system's resolver. Tests replace it with a hostile name server.
 */
export type Lookup = (hostname: string) => Promise<readonly ResolvedAddress[]>;

export const lookupBySystem: Lookup = (hostname) =>
  systemLookup(hostname, { all: true, order: 'verbatim' });

/**
 * Connects to public addresses only. The check runs after the last name resolution and again on the
 * open socket, so that no literal, second DNS answer or redirect avoids it. `targets` maps exempt
 * `host:port` origins to the `host:port` to connect to. Uses no proxy. `onConnect` is called with
 * each connected `host:port`.
 */
export function openConnector(
  lookup: Lookup,
  targets: ReadonlyMap<string, string>,
  connectTimeoutMs: number,
  onConnect: (origin: string) => void = () => undefined,
): buildConnector.connector {
  const common = { timeout: connectTimeoutMs, maxCachedSessions: 0, allowH2: false };
  return (options, callback) => {
    const port =
      options.port === '' ? (options.protocol === 'https:' ? '443' : '80') : options.port;
    const origin = `${options.hostname}:${port}`;
    const target = targets.get(origin);
    if (target !== undefined) {
      const at = target.lastIndexOf(':');
      const hostname = target.slice(0, at).replace(/^\[|\]$/gu, '');
      buildConnector(common)(
        { ...options, hostname, port: target.slice(at + 1) },
        (...[error, socket]) => {
          if (error !== null) {
            callback(error, null);
            return;
          }
          onConnect(origin);
          callback(null, socket);
        },
      );
      return;
    }
    resolvePublic(options.hostname, lookup).then(
      (vetted) => {
        const pinned = buildConnector({ ...common, lookup: createLookup(vetted) });
        pinned(options, (...[error, socket]) => {
          if (error !== null) {
            callback(error, null);
            return;
          }
          const remote = socket.remoteAddress;
          if (remote !== undefined && isPublicAddress(remote)) {
            onConnect(origin);
            callback(null, socket);
            return;
          }
          socket.destroy();
          callback(new ScanRefused('socket address not public'), null);
        });
      },
      (error: unknown) =>
        callback(error instanceof Error ? error : new ScanRefused('lookup'), null),
    );
  };
}

/** An undici agent whose every connection is made by `openConnector`. */
export function openAgent(...rules: Parameters<typeof openConnector>): Agent {
  return new Agent({
    connect: openConnector(...rules),
    connections: 6,
    pipelining: 1,
    keepAliveTimeout: 2000,
    maxHeaderSize: 32_768,
    headersTimeout: 0,
    bodyTimeout: 0,
  });
}

async function resolvePublic(
  hostname: string,
  lookup: Lookup,
): Promise<readonly ResolvedAddress[]> {
  const literal = parseLiteralAddress(hostname);
  if (literal !== undefined) {
    if (!isPublicAddress(literal)) throw new ScanRefused('address not public');
    return [{ address: literal, family: literal.includes(':') ? 6 : 4 }];
  }
  const answers = await lookup(hostname);
  if (answers.length === 0) throw new ScanRefused('no address');
  if (!answers.every(({ address }) => isPublicAddress(address))) {
    throw new ScanRefused('name resolves to an address that is not public');
  }
  return answers.slice(0, 8);
}

function createLookup(vetted: readonly ResolvedAddress[]): LookupFunction {
  return (_hostname, options, callback) => {
    const wanted = options.family === 4 || options.family === 6 ? options.family : undefined;
    const fitting = vetted.filter(({ family }) => wanted === undefined || family === wanted);
    const [first] = fitting;
    if (first === undefined) {
      callback(new ScanRefused('no address of that family'), '', 0);
    } else if (options.all === true) {
      callback(null, [...fitting]);
    } else {
      callback(null, first.address, first.family);
    }
  };
}
