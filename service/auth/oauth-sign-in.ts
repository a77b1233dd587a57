import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { AuthorizationResponseError } from 'oauth4webapi';
import type { SignInOutcome } from '../contract/provider-sign-in.ts';
import type { Deps, Variables } from '../deps.ts';
import { setCookies } from '../http/set-cookies.ts';
import { linkIdentity } from './link-identity.ts';
import { signIn } from './login-routes.ts';
import { beginFlow, endFlow, flowMs, type ProviderName } from './oauth-flows.ts';
import type { OAuthProvider } from './oauth-provider.ts';

/** Time limit for all requests to a provider in one sign-in, in milliseconds. */
const timeoutMs = 8000;

/** A provider, and the address to which it sends the browser back. */
interface SignInProvider {
  readonly name: ProviderName;
  readonly provider: OAuthProvider;
  readonly redirectUri: string;
}

type Env = Pick<Deps['env'], 'secure'>;

/** The `__Host-` prefix keeps other hosts from setting the cookie; it requires the path `/`. */
function cookieName({ secure }: Env): string {
  return secure ? '__Host-sign-in-browser' : 'sign-in-browser';
}

function setBrowserCookie(c: Context<Variables>, env: Env, value: string, maxAge: number): void {
  setCookie(c, cookieName(env), value, {
    path: env.secure ? '/' : '/api/auth',
    httpOnly: true,
    sameSite: 'Lax',
    secure: env.secure,
    maxAge,
  });
}

/** Begins a flow; returns the provider's page, or undefined when it cannot be reached. */
export async function beginSignIn(
  c: Context<Variables>,
  { name, provider, redirectUri }: SignInProvider,
  { env, store, limiter, log, now }: Deps,
): Promise<URL | undefined> {
  try {
    await limiter.take('sign-in-page', c.get('clientAddress'));
    const { browser, ...flow } = await beginFlow(store, name, now());
    const signal = AbortSignal.timeout(timeoutMs);
    const url = await provider.authorizationUrl(flow, redirectUri, signal);
    setBrowserCookie(c, env, browser, flowMs / 1000);
    return url;
  } catch (error) {
    log.warn({ err: error, provider: name }, 'sign-in not begun');
    return undefined;
  }
}

function logCredentialReset(
  c: Context<Variables>,
  { log }: Pick<Deps, 'log'>,
  { provider, account }: { readonly provider: ProviderName; readonly account: string },
): void {
  log.info(
    {
      event: 'end the password and the sessions of an unproven address',
      outcome: 'done',
      provider,
      account,
      requestId: c.get('requestId'),
    },
    'account event',
  );
}

/** Finishes a sign-in with the parameters that the provider sent back. */
export async function finishSignIn(
  c: Context<Variables>,
  { name, provider, redirectUri }: SignInProvider,
  deps: Deps,
  storeAvatar: (userId: string, picture: string) => Promise<void>,
): Promise<SignInOutcome> {
  const { env, store, log, now } = deps;
  const parameters = new URL(c.req.url).searchParams;
  const browser = getCookie(c, cookieName(env)) ?? '';
  setBrowserCookie(c, env, '', 0);
  try {
    const flow = await endFlow(store, name, parameters.get('state') ?? '', browser, now());
    if (parameters.get('error') === 'access_denied') return 'cancelled';
    if (!flow) return 'failed';
    const signal = AbortSignal.timeout(timeoutMs);
    const profile = await provider.profile(parameters, flow, redirectUri, signal);
    const signedIn = await store.write(async (db) => {
      const joined = await linkIdentity(db, deps, name, profile);
      return joined && { ...joined, cookies: await signIn(db, deps, c, joined.user.id) };
    });
    if (!signedIn) return 'unverified';
    const account = signedIn.user.id;
    if (signedIn.isTakenOver) logCredentialReset(c, deps, { provider: name, account });
    setCookies(c, signedIn.cookies);
    if (profile.picture !== undefined) await storeAvatar(account, profile.picture);
    return 'done';
  } catch (error) {
    const refusal =
      error instanceof AuthorizationResponseError ? error.error.slice(0, 100) : undefined;
    log.warn(
      { err: error, provider: name, ...(refusal !== undefined && { refusal }) },
      'sign-in failed',
    );
    return 'failed';
  }
}
