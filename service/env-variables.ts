import { resolve } from 'node:path';
import { z } from 'zod';
import {
  clientId,
  clientSecret,
  demoAccessCodes,
  emails,
  hostPort,
  isNameServer,
  isProgram,
  list,
  priceId,
  provider,
  publicOrigin,
} from './env-forms.ts';
import { parseNetwork } from './proxies.ts';

/** Every variable with its default, and a description of valid values. */
export const Variables = z.object({
  PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65_535)
    .default(8787)
    .describe('a port number from 1 to 65535, like 8787'),
  HOST: z
    .string()
    .refine((host) => URL.canParse(`http://${host.includes(':') ? `[${host}]` : host}`))
    .default('127.0.0.1')
    .describe('an address to listen on, like 127.0.0.1 or 0.0.0.0'),
  PUBLIC_ORIGIN: publicOrigin.describe(
    'scheme and host without a path, like https://demos.example.com',
  ),
  DEMO_ORIGIN: publicOrigin.describe(
    'scheme and host without a path, like https://concepts.example.net',
  ),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .transform((path) => resolve(path))
    .describe('a folder, like ./data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(?:ql)?$/u })
    .refine((value) => URL.canParse(value) && new URL(value).pathname.length > 1)
    .optional()
    .describe(
      'the address of a PostgreSQL database, like postgres://user:password@db.example.com:5432/firstlook',
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/u })
    .optional()
    .describe('like smtp://user:password@mail.example.com:587'),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u)
    .optional()
    .describe('a sender, like Your Agency <no-reply@example.com>'),
  CONTACT_INBOX: z.email().optional().describe('an e-mail address'),
  DNS_SERVERS: z
    .string()
    .default('')
    .transform(list)
    .refine((servers) => servers.every(isNameServer))
    .describe('addresses and ports with commas between them, like 127.0.0.1:53'),
  OPERATOR_EMAIL: z.email().optional().describe('an e-mail address'),
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: clientSecret,
  GOOGLE_ISSUER: provider('https://accounts.google.com'),
  GITHUB_CLIENT_ID: clientId,
  GITHUB_CLIENT_SECRET: clientSecret,
  GITHUB_BASE_URL: provider('https://github.com'),
  GITHUB_API_URL: provider('https://api.github.com'),
  AI_BASE_URL: z
    .url({ protocol: /^https?$/u })
    .optional()
    .describe('the address of a chat completions API, like https://api.example.com/v1'),
  AI_API_KEY: z.string().regex(/^\S+$/u).optional().describe('a key without blanks in it'),
  AI_MODEL: z
    .string()
    .regex(/^\S+$/u)
    .default('gpt-4o-mini')
    .describe('the name of a model, like gpt-4o-mini'),
  BUILDER_WHITELIST: emails.describe('e-mail addresses with commas between them'),
  OWNER_EMAILS: emails.describe('e-mail addresses with commas between them'),
  TEST_ACCOUNTS: emails.describe('e-mail addresses with commas between them'),
  TRUSTED_PROXY: z
    .string()
    .default('')
    .transform(list)
    .refine((proxies) => proxies.every((proxy) => parseNetwork(proxy) !== undefined))
    .describe(
      'addresses or ranges of your proxies with commas between them, like 10.0.0.2 or 10.0.0.0/24',
    ),
  TRIAL_DAYS: z.coerce
    .number()
    .min(0)
    .max(365)
    .default(14)
    .describe('days of free trial, like 14, or 0 for none'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_(?:test|live)_\w+$/u)
    .optional()
    .describe('a secret or restricted key of Stripe, like sk_live_…'),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(?:test|live)_\w+$/u)
    .optional()
    .describe('a publishable key of Stripe, like pk_live_…'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/u)
    .optional()
    .describe('the signing secret of a webhook endpoint, like whsec_…'),
  STRIPE_PRICE_ID: priceId,
  STRIPE_PRICE_STARTER: priceId,
  STRIPE_PRICE_PROFESSIONAL: priceId,
  STRIPE_PRICE_AGENCY: priceId,
  STRIPE_API_BASE: z
    .url({ protocol: /^https?$/u })
    .optional()
    .describe('scheme, host and port of a stand-in for Stripe, like http://127.0.0.1:4100'),
  DEMO_ACCESS_CODES: demoAccessCodes.describe(
    'level:sha256 pairs with commas between them, level being basic, agency, enterprise or master, like basic:9f86d0…',
  ),
  BROWSER_PATH: z
    .string()
    .refine(isProgram)
    .optional()
    .describe('a program that can be run here, like /usr/bin/chromium-headless-shell'),
  BROWSER_WS: z
    .url({ protocol: /^wss?$/u })
    .optional()
    .describe("the address of a browser's DevTools protocol, like ws://127.0.0.1:9222"),
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
      (value) =>
        new Map(list(value).map((pair) => [pair.split('=')[0] ?? '', pair.split('=')[1] ?? ''])),
    )
    .refine((names) =>
      [...names].every(([name, target]) => /^[\w.-]+$/u.test(name) && hostPort.test(target)),
    )
    .describe('name=host:port pairs with commas between them, like smith.com=127.0.0.1:4000'),
  RATE_LIMITS: z.enum(['on', 'off']).default('on').describe('on or off'),
  BACKUP_EVERY_HOURS: z.coerce
    .number()
    .min(0)
    .max(24 * 365)
    .default(24)
    .describe('hours between backups, like 24, or 0 for none'),
  BACKUP_KEEP: z.coerce
    .number()
    .int()
    .min(1)
    .max(10_000)
    .default(7)
    .describe('how many backups remain, like 7'),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65_535)
    .optional()
    .describe('a port number from 1 to 65535, like 9464'),
  METRICS_HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe('an address to listen on, like 127.0.0.1'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('debug, info, warn, error or silent'),
});
