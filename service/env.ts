import {
  readBrowser,
  checkProviders,
  readOAuthClient,
  local,
  readLanguageModel,
  readStripe,
} from './env-groups.ts';
import type { LanguageModel, OAuthClient, StripeAccess } from './env-groups.ts';
import { readVariables, type Values } from './read-variables.ts';
import { platform } from './platform.ts';
import { trustProxies, type TrustedProxies } from './proxies.ts';
import type { BrowserPlace } from './scan/browser/visit-messages.ts';
import { SettingError } from './setting-error.ts';

export { SettingError } from './setting-error.ts';

export interface Env {
  readonly port: number;
  readonly host: string;
  /** The origin in links, mails and share tags. */
  readonly publicOrigin: string;
  /** Origins under which requests are answered. */
  readonly origins: ReadonlySet<string>;
  /** The origin in links to demos. */
  readonly demoOrigin: string;
  /** Whether demos have an origin of their own, which answers nothing else. */
  readonly hasDemoHost: boolean;
  readonly secure: boolean;
  readonly dataDir: string;
  /** A PostgreSQL database; undefined for the SQLite file in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly contactInbox: string | undefined;
  /**
   * Name servers for the verification of agencies' domains, `address:port`; empty for the system's
   * own.
   */
  readonly dnsServers: readonly string[];
  /** Recipient of reports about demos; undefined: the operator lists them by hand. */
  readonly operatorEmail: string | undefined;
  /** Undefined without client id and secret; the button then says that it is not configured. */
  readonly google: (OAuthClient & { readonly issuer: string }) | undefined;
  readonly github:
    | (OAuthClient & { readonly baseUrl: string; readonly apiUrl: string })
    | undefined;
  /** The language model for suggestions; undefined without one. */
  readonly ai: LanguageModel | undefined;
  /** Days for which a new agency has Professional's features; 0 for no trials. */
  readonly trialDays: number;
  readonly builderWhitelist: ReadonlySet<string>;
  readonly ownerEmails: ReadonlySet<string>;
  readonly testAccounts: ReadonlySet<string>;
  /** Undefined without Stripe's keys, in which case payment is simulated. */
  readonly stripe: StripeAccess | undefined;
  /** Access codes of the local demo login, as SHA-256 in hexadecimal. */
  readonly demoAccessCodes: Values['DEMO_ACCESS_CODES'];
  /** Undefined without a proxy. */
  readonly trustedProxies: TrustedProxies | undefined;
  readonly scanAllowHosts: ReadonlySet<string>;
  readonly scanResolve: ReadonlyMap<string, string>;
  /** The browser for pages that need script; undefined when such pages are not scanned. */
  readonly browser: BrowserPlace | undefined;
  readonly rateLimits: boolean;
  /** 0 for no backups. */
  readonly backupEveryHours: number;
  readonly backupKeep: number;
  /** Where metrics are served; undefined when they are not collected. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  readonly logLevel: Values['LOG_LEVEL'];
}

/** The addresses under which requests are answered; the first is used in links. */
function readOrigins({ HOST, PORT, PUBLIC_ORIGIN }: Values): [string, ...string[]] {
  if (PUBLIC_ORIGIN !== undefined) return [PUBLIC_ORIGIN];
  if (HOST === '0.0.0.0' || HOST === '::') {
    throw new SettingError(
      `PUBLIC_ORIGIN must be set when HOST is ${HOST}: the address people use, like https://demos.example.com.`,
    );
  }
  const { origin } = new URL(`http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`);
  if (!local.has(HOST)) return [origin];
  return [
    origin,
    ...['localhost', '127.0.0.1'].map((name) => new URL(`http://${name}:${PORT}`).origin),
  ];
}

/**
 * The origins for everything except demos, if demos have an origin of their own.
 * @throws SettingError for a host name that shares its cookies with the product's.
 */
function withoutDemos(
  origins: [string, ...string[]],
  demoOrigin: string | undefined,
): [string, ...string[]] {
  if (demoOrigin === undefined) return origins;
  const [first, ...others] = origins;
  const demo = new URL(demoOrigin);
  // Cookies do not depend on the port.
  if (demo.hostname === new URL(first).hostname)
    throw new SettingError(
      `DEMO_ORIGIN must have another host name than ${first}, as a port alone keeps no cookies apart.`,
    );
  if (demo.protocol !== new URL(first).protocol)
    throw new SettingError(`DEMO_ORIGIN must have the same scheme as ${first}.`);
  return [first, ...others.filter((origin) => new URL(origin).hostname !== demo.hostname)];
}

/** @throws SettingError for a test setting that would open a public service. */
function checkNoTestSettings(values: Values): void {
  for (const name of ['SCAN_ALLOW_HOSTS', 'SCAN_RESOLVE', 'RATE_LIMITS'] as const) {
    const set = name === 'RATE_LIMITS' ? values.RATE_LIMITS === 'off' : values[name].size > 0;
    if (set)
      throw new SettingError(`${name} is for tests and must be unset when PUBLIC_ORIGIN is https.`);
  }
  if (values.STRIPE_API_BASE !== undefined)
    throw new SettingError(
      'STRIPE_API_BASE is for tests and must be unset when PUBLIC_ORIGIN is https.',
    );
}

/** The default sender of mails: the product's name, at the host of its public address. */
function defaultSender(publicOrigin: string): string {
  const { hostname } = new URL(publicOrigin);
  return `${platform.name} <no-reply@${/[a-z]$/u.test(hostname) ? hostname : 'localhost'}>`;
}

/**
 * The service's settings, read once. An empty variable counts as unset.
 * @throws SettingError with one line for the first invalid value.
 */
export function readEnv(
  variables: Readonly<Record<string, string | undefined>> = process.env,
): Env {
  const values = readVariables(variables);
  const origins = withoutDemos(readOrigins(values), values.DEMO_ORIGIN);
  const [publicOrigin] = origins;
  const secure = publicOrigin.startsWith('https:');
  if (secure) checkNoTestSettings(values);
  checkProviders(values, secure);
  const google = readOAuthClient(values, 'GOOGLE');
  const github = readOAuthClient(values, 'GITHUB');
  return {
    port: values.PORT,
    host: values.HOST,
    publicOrigin,
    origins: new Set(origins),
    demoOrigin: values.DEMO_ORIGIN ?? publicOrigin,
    hasDemoHost: values.DEMO_ORIGIN !== undefined,
    secure,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? defaultSender(publicOrigin),
    contactInbox: values.CONTACT_INBOX,
    dnsServers: values.DNS_SERVERS,
    operatorEmail: values.OPERATOR_EMAIL ?? values.CONTACT_INBOX,
    google: google && { ...google, issuer: values.GOOGLE_ISSUER },
    github: github && { ...github, baseUrl: values.GITHUB_BASE_URL, apiUrl: values.GITHUB_API_URL },
    ai: readLanguageModel(values),
    trialDays: values.TRIAL_DAYS,
    builderWhitelist: values.BUILDER_WHITELIST,
    ownerEmails: values.OWNER_EMAILS,
    testAccounts: values.TEST_ACCOUNTS,
    stripe: readStripe(values),
    demoAccessCodes: values.DEMO_ACCESS_CODES,
    trustedProxies: trustProxies(values.TRUSTED_PROXY),
    scanAllowHosts: values.SCAN_ALLOW_HOSTS,
    scanResolve: values.SCAN_RESOLVE,
    browser: readBrowser(values),
    rateLimits: values.RATE_LIMITS === 'on',
    backupEveryHours: values.BACKUP_EVERY_HOURS,
    backupKeep: values.BACKUP_KEEP,
    metrics:
      values.METRICS_PORT === undefined
        ? undefined
        : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    logLevel: values.LOG_LEVEL,
  };
}
