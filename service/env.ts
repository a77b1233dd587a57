import { resolve } from 'node:path';
import { z } from 'zod';

/** Thrown when a setting cannot be right; the message is one line that names the variable and what it should look like. */
export class SettingError extends Error {}

const hostPort = /^(?:[\w.-]+|\[[\da-f:]+\]):\d{1,5}$/iu;

function list(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const emails = z
  .string()
  .default('')
  .transform((value) => new Set(list(value.toLowerCase())));

const Settings = z.object({
  PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65_535)
    .default(8787)
    .describe('a port number from 1 to 65535, like 8787'),
  HOST: z.string().min(1).default('127.0.0.1').describe('an address to listen on, like 127.0.0.1 or 0.0.0.0'),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/u })
    .refine((value) => URL.canParse(value) && new URL(value).origin === value.replace(/\/$/u, ''))
    .transform((value) => (URL.canParse(value) ? new URL(value).origin : value))
    .optional()
    .describe('scheme and host without a path, like https://demos.example.com'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .transform((path) => resolve(path))
    .describe('a folder, like ./data'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/u })
    .optional()
    .describe('like smtp://user:password@mail.example.com:587'),
  MAIL_FROM: z
    .string()
    .min(3)
    .default('Firstlook <no-reply@firstlook.example>')
    .describe('a sender, like Firstlook <no-reply@example.com>'),
  CONTACT_INBOX: z.email().optional().describe('an e-mail address'),
  BUILDER_WHITELIST: emails.describe('e-mail addresses with commas between them'),
  OWNER_EMAILS: emails.describe('e-mail addresses with commas between them'),
  TEST_ACCOUNTS: emails.describe('e-mail addresses with commas between them'),
  TRUSTED_PROXY: z.string().default('').transform(list).describe('addresses of your proxies, like 10.0.0.2'),
  SCAN_ALLOW_HOSTS: z
    .string()
    .default('')
    .transform((value) => new Set(list(value)))
    .refine((hosts) => [...hosts].every((host) => hostPort.test(host)))
    .describe('host:port pairs with commas between them, like 127.0.0.1:4000'),
  SCAN_RESOLVE: z
    .string()
    .default('')
    .transform(
      (value) => new Map(list(value).map((pair) => [pair.split('=')[0] ?? '', pair.split('=')[1] ?? ''])),
    )
    .refine((names) => [...names].every(([name, target]) => /^[\w.-]+$/u.test(name) && hostPort.test(target)))
    .describe('name=host:port pairs with commas between them, like smith.com=127.0.0.1:4000'),
  RATE_LIMITS: z.enum(['on', 'off']).default('on').describe('on or off'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('debug, info, warn, error or silent'),
});

export interface Env {
  readonly port: number;
  readonly host: string;
  /** The origin in links, mails and share tags. */
  readonly publicOrigin: string;
  /** Origins under which requests are answered. */
  readonly origins: ReadonlySet<string>;
  readonly secure: boolean;
  readonly dataDir: string;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly contactInbox: string | undefined;
  readonly builderWhitelist: ReadonlySet<string>;
  readonly ownerEmails: ReadonlySet<string>;
  readonly testAccounts: ReadonlySet<string>;
  readonly trustedProxies: readonly string[];
  readonly scanAllowHosts: ReadonlySet<string>;
  readonly scanResolve: ReadonlyMap<string, string>;
  readonly rateLimits: boolean;
  readonly logLevel: z.infer<typeof Settings>['LOG_LEVEL'];
}

const local = new Set(['127.0.0.1', 'localhost', '::1']);

/**
 * The service's settings, read once. An empty variable counts as unset.
 * @throws SettingError with one line for the first value that cannot be right.
 */
export function readEnv(variables: Readonly<Record<string, string | undefined>> = process.env): Env {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Settings.safeParse(given);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]);
    const form = Object.entries(Settings.shape).find(([key]) => key === name)?.[1].description;
    throw new SettingError(`${name} is "${given[name] ?? ''}" but should be ${form ?? 'another value'}.`);
  }
  const values = parsed.data;
  const listening = values.HOST === '0.0.0.0' || values.HOST === '::' ? undefined : values.HOST;
  if (values.PUBLIC_ORIGIN === undefined && listening === undefined) {
    throw new SettingError(
      `PUBLIC_ORIGIN must be set when HOST is ${values.HOST}: the address people use, like https://demos.example.com.`,
    );
  }
  const byNumber = `http://${listening?.includes(':') === true ? `[${listening}]` : (listening ?? '127.0.0.1')}:${values.PORT}`;
  const origins =
    values.PUBLIC_ORIGIN === undefined
      ? new Set([new URL(byNumber).origin])
      : new Set([values.PUBLIC_ORIGIN]);
  if (values.PUBLIC_ORIGIN === undefined && listening !== undefined && local.has(listening)) {
    origins.add(new URL(`http://localhost:${values.PORT}`).origin);
    origins.add(new URL(`http://127.0.0.1:${values.PORT}`).origin);
  }
  const publicOrigin = values.PUBLIC_ORIGIN ?? new URL(byNumber).origin;
  const secure = publicOrigin.startsWith('https:');
  for (const name of ['SCAN_ALLOW_HOSTS', 'SCAN_RESOLVE', 'RATE_LIMITS'] as const) {
    const set = name === 'RATE_LIMITS' ? values.RATE_LIMITS === 'off' : values[name].size > 0;
    if (secure && set)
      throw new SettingError(`${name} is for tests and must be unset when PUBLIC_ORIGIN is https.`);
  }
  return {
    port: values.PORT,
    host: values.HOST,
    publicOrigin,
    origins,
    secure,
    dataDir: values.DATA_DIR,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    contactInbox: values.CONTACT_INBOX,
    builderWhitelist: values.BUILDER_WHITELIST,
    ownerEmails: values.OWNER_EMAILS,
    testAccounts: values.TEST_ACCOUNTS,
    trustedProxies: values.TRUSTED_PROXY,
    scanAllowHosts: values.SCAN_ALLOW_HOSTS,
    scanResolve: values.SCAN_RESOLVE,
    rateLimits: values.RATE_LIMITS === 'on',
    logLevel: values.LOG_LEVEL,
  };
}
