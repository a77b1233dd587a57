import { Hono, type Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { AuthorizationResponseError } from 'oauth4webapi';
import {
  githubCallback,
  googleCallback,
  signInWithGithub,
  signInWithGoogle,
  type SignInOutcome,
} from '../contract/auth.ts';
import type { Deps, Variables } from '../deps.ts';
import { setCookies } from '../http/set-cookies.ts';
import { createGithub } from './github-provider.ts';
import { createGoogle } from './google-provider.ts';
import { linkIdentity } from './link-identity.ts';
import { signIn } from './login-routes.ts';
import { beginFlow, endFlow, flowMs, type ProviderName } from './oauth-flows.ts';
import type { OAuthProvider } from './oauth-provider.ts';

/** Time limit for all requests to a provider in one sign-in, in milliseconds. */
const timeoutMs = 8000;

/**
 * Signing in with Google and GitHub. People navigate to these addresses, so each answers with a
 * redirect; errors are shown on our own page (`/?sign-in=…`). See
 * docs/decisions/0011-signing-in-with-others.md.
 */
export function oauthRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  const { env, store, limiter, log, now } = deps;
  let avatars: Promise<(userId: string, picture: string) => void> | undefined;

  async function storeAvatar(userId: string, picture: string): Promise<void> {
    avatars ??= import('./store-avatar.ts').then(({ createAvatars }) => createAvatars(deps));
    (await avatars)(userId, picture);
  }

  // The `__Host-` prefix keeps other hosts from setting the cookie; it requires the path `/`.
  const browserCookie = env.secure ? '__Host-sign-in-browser' : 'sign-in-browser';

  const back = (c: Context<Variables>, outcome: SignInOutcome): Response =>
    c.redirect(`/?sign-in=${outcome}`, 302);

  /** Which of our origins the browser came to: its cookies belong to that one. */
  function findOwnOrigin(c: Context<Variables>): string {
    const host = c.req.header('host')?.toLowerCase();
    return [...env.origins].find((origin) => new URL(origin).host === host) ?? env.publicOrigin;
  }

  function setBrowserCookie(c: Context<Variables>, value: string, maxAge: number): void {
    setCookie(c, browserCookie, value, {
      path: env.secure ? '/' : '/api/auth',
      httpOnly: true,
      sameSite: 'Lax',
      secure: env.secure,
      maxAge,
    });
  }

  async function begin(
    c: Context<Variables>,
    name: ProviderName,
    provider: OAuthProvider,
    redirectUri: string,
  ): Promise<Response> {
    try {
      await limiter.take('sign-in-page', c.get('clientAddress'));
      const { browser, ...flow } = await beginFlow(store, name, now());
      const url = await provider.authorizationUrl(
        flow,
        redirectUri,
        AbortSignal.timeout(timeoutMs),
      );
      setBrowserCookie(c, browser, flowMs / 1000);
      return c.redirect(url.href, 302);
    } catch (error) {
      log.warn({ err: error, provider: name }, 'sign-in not begun');
      return back(c, 'failed');
    }
  }

  async function finish(
    c: Context<Variables>,
    name: ProviderName,
    provider: OAuthProvider,
    redirectUri: string,
  ): Promise<SignInOutcome> {
    const parameters = new URL(c.req.url).searchParams;
    const browser = getCookie(c, browserCookie) ?? '';
    setBrowserCookie(c, '', 0);
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
      if (signedIn.isTakenOver) {
        log.info(
          {
            event: 'end the password and the sessions of an unproven address',
            outcome: 'done',
            provider: name,
            account: signedIn.user.id,
            requestId: c.get('requestId'),
          },
          'account event',
        );
      }
      setCookies(c, signedIn.cookies);
      if (profile.picture !== undefined) await storeAvatar(signedIn.user.id, profile.picture);
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

  function serve(
    name: ProviderName,
    provider: OAuthProvider | undefined,
    beginning: string,
    callback: string,
  ): void {
    app.get(beginning, async (c) =>
      provider
        ? begin(c, name, provider, `${findOwnOrigin(c)}${callback}`)
        : back(c, 'unconfigured'),
    );
    app.get(callback, async (c) =>
      back(
        c,
        provider
          ? await finish(c, name, provider, `${findOwnOrigin(c)}${callback}`)
          : 'unconfigured',
      ),
    );
  }

  const google = env.google && createGoogle(env.google, now);
  const github = env.github && createGithub(env.github);
  serve('google', google, signInWithGoogle.path, googleCallback.path);
  serve('github', github, signInWithGithub.path, githubCallback.path);
  return app;
}
