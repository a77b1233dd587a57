/** The forms of values that several environment variables have. */
import { accessSync, constants, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { isAbsolute } from 'node:path';
import { z } from 'zod';

export const hostPort = /^(?:[\w.-]+|\[[\da-f:]+\]):\d{1,5}$/iu;

export function list(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

export const emails = z
  .string()
  .default('')
  .transform((value) => new Set(list(value.toLowerCase())));

const demoAccessLevels = ['basic', 'agency', 'enterprise', 'master'] as const;
const demoAccessCode = new RegExp(`^(?:${demoAccessLevels.join('|')}):[0-9a-f]{64}$`, 'u');

export const demoAccessCodes = z
  .string()
  .default('')
  .transform((value) => list(value.toLowerCase()))
  .refine((codes) => codes.every((code) => demoAccessCode.test(code)))
  .transform((codes) =>
    demoAccessLevels.flatMap((level) =>
      codes
        .filter((code) => code.startsWith(`${level}:`))
        .map((code) => ({ level, sha256: code.slice(level.length + 1) })),
    ),
  );

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return isAbsolute(path) && statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * Whether it is an IP address with an optional port. Names are not allowed, because resolving one
 * needs a name server.
 */
export function isNameServer(server: string): boolean {
  const [, address = '', port = ''] = /^\[?([\d.a-f:]+?)\]?:(\d{1,5})$/iu.exec(server) ?? [];
  return isIP(address) !== 0 && Number(port) > 0 && Number(port) <= 65_535;
}

export const clientId = z
  .string()
  .regex(/^\S+$/u)
  .optional()
  .describe('an id without blanks in it');
export const clientSecret = z
  .string()
  .regex(/^\S+$/u)
  .optional()
  .describe('a secret without blanks in it');

export const priceId = z
  .string()
  .regex(/^price_\w+$/u)
  .optional()
  .describe('the id of a recurring price, like price_…');

/** Address of a sign-in provider, without a slash at the end. */
export function provider(usual: string): z.ZodType<string> {
  return z
    .url({ protocol: /^https?$/u })
    .transform((value) => value.replace(/\/$/u, ''))
    .default(usual)
    .describe(`an address, like ${usual}`);
}

/** Scheme and host, without a path. */
export const publicOrigin = z
  .url({ protocol: /^https?$/u })
  .refine((value) => URL.canParse(value) && new URL(value).origin === value.replace(/\/$/u, ''))
  .transform((value) => (URL.canParse(value) ? new URL(value).origin : value))
  .optional();
