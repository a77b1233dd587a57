/** Settings that depend on each other. */
import type { PlanId } from '../templates-data/model/plans.ts';
import type { Values } from './read-variables.ts';
import type { BrowserPlace } from './scan/browser/visit-messages.ts';
import { SettingError } from './setting-error.ts';

export interface OAuthClient {
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface StripeAccess {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Ids of the prices; a plan without one cannot be bought. */
  readonly prices: Readonly<Partial<Record<PlanId, string>>>;
  /** Address of a substitute for Stripe's API. */
  readonly apiBase:
    | { readonly protocol: 'http' | 'https'; readonly host: string; readonly port: string }
    | undefined;
}

export interface LanguageModel {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
}

/** Host names of this machine. */
export const local: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '::1']);

/** Set together or not at all. */
const stripeNames = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_ID',
] as const;

/**
 * The access to Stripe; undefined when none of its variables is set.
 * @throws SettingError when only some are set, or one key is a test key and the other a live key
 */
export function readStripe(values: Values): StripeAccess | undefined {
  const missing = stripeNames.filter((name) => values[name] === undefined);
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_ID: priceId,
    STRIPE_API_BASE: base,
  } = values;
  if (
    secretKey === undefined ||
    publishableKey === undefined ||
    webhookSecret === undefined ||
    priceId === undefined
  ) {
    if (missing.length === stripeNames.length) return undefined;
    throw new SettingError(
      `${missing.join(' and ')} must be set too: payment with Stripe needs all of ${stripeNames.join(', ')}.`,
    );
  }
  if (secretKey.includes('_live_') !== publishableKey.includes('_live_')) {
    throw new SettingError(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be test keys or both live keys.',
    );
  }
  const url = base === undefined ? undefined : new URL(base);
  const apiBase = url && {
    protocol: url.protocol === 'https:' ? ('https' as const) : ('http' as const),
    host: url.hostname,
    port: url.port === '' ? (url.protocol === 'https:' ? '443' : '80') : url.port,
  };
  const prices = {
    builder: priceId,
    ...(values.STRIPE_PRICE_STARTER && { starter: values.STRIPE_PRICE_STARTER }),
    ...(values.STRIPE_PRICE_PROFESSIONAL && { professional: values.STRIPE_PRICE_PROFESSIONAL }),
    ...(values.STRIPE_PRICE_AGENCY && { agency: values.STRIPE_PRICE_AGENCY }),
  };
  return { secretKey, publishableKey, webhookSecret, prices, apiBase };
}

/** The values of two variables that are set together or not at all. */
function readPair<N extends keyof Values>(
  values: Values,
  first: N,
  second: N,
): [Values[N], Values[N]] | undefined {
  const isSet = values[first] !== undefined;
  if (isSet !== (values[second] !== undefined)) {
    const [missing, present] = isSet ? [second, first] : [first, second];
    throw new SettingError(`${missing} must be set too: ${present} is of no use without it.`);
  }
  return isSet ? [values[first], values[second]] : undefined;
}

export function readOAuthClient(
  values: Values,
  name: 'GOOGLE' | 'GITHUB',
): OAuthClient | undefined {
  const [clientId, clientSecret] =
    readPair(values, `${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`) ?? [];
  return clientId !== undefined && clientSecret !== undefined
    ? { clientId, clientSecret }
    : undefined;
}

export function readLanguageModel(values: Values): LanguageModel | undefined {
  const [baseUrl, apiKey] = readPair(values, 'AI_BASE_URL', 'AI_API_KEY') ?? [];
  if (baseUrl === undefined || apiKey === undefined) return undefined;
  return { baseUrl: baseUrl.replace(/\/$/u, ''), apiKey, model: values.AI_MODEL };
}

/**
 * The browser for pages that need script. The proxy that filters its connections listens only on
 * this machine.
 */
export function readBrowser({
  BROWSER_PATH: path,
  BROWSER_WS: ws,
}: Values): BrowserPlace | undefined {
  if (path !== undefined && ws !== undefined)
    throw new SettingError('BROWSER_PATH and BROWSER_WS exclude each other: set one of them.');
  if (path !== undefined) return { path };
  if (ws === undefined) return undefined;
  if (!local.has(new URL(ws).hostname.replace(/^\[|\]$/gu, '')))
    throw new SettingError(
      'BROWSER_WS must lead to this machine, like ws://127.0.0.1:9222: the browser reaches the web through this service only.',
    );
  return { ws };
}

/**
 * Codes and tokens are sent to these addresses, so a public service requires https except on this
 * machine.
 */
export function checkProviders(values: Values, secure: boolean): void {
  for (const name of ['GOOGLE_ISSUER', 'GITHUB_BASE_URL', 'GITHUB_API_URL'] as const) {
    const { protocol, hostname } = new URL(values[name]);
    if (secure && protocol === 'http:' && !local.has(hostname.replace(/^\[|\]$/gu, '')))
      throw new SettingError(`${name} must be an https address when PUBLIC_ORIGIN is one.`);
  }
}
