import { Hono, type Context } from 'hono';
import {
  githubCallback,
  googleCallback,
  signInWithGithub,
  signInWithGoogle,
  type SignInOutcome,
} from '../contract/provider-sign-in.ts';
import type { Deps, Variables } from '../deps.ts';
import { createGithub } from './github-provider.ts';
import { createGoogle } from './google-provider.ts';
import type { ProviderName } from './oauth-flows.ts';
import type { OAuthProvider } from './oauth-provider.ts';
import { beginSignIn, finishSignIn } from './oauth-sign-in.ts';

/**
 * Signing in with Google and GitHub. People navigate to these addresses, so each answers with a
 * redirect; errors are shown on our own page (`/?sign-in=…`). See
 * docs/decisions/0011-signing-in-with-others.md.
 */
export function oauthRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  const { env, now } = deps;
  let avatars: Promise<(userId: string, picture: string) => void> | undefined;

  async function storeAvatar(userId: string, picture: string): Promise<void> {
    avatars ??= import('./store-avatar.ts').then(({ createAvatars }) => createAvatars(deps));
    (await avatars)(userId, picture);
  }

  const back = (c: Context<Variables>, outcome: SignInOutcome): Response =>
    c.redirect(`/?sign-in=${outcome}`, 302);

  /** The origin that the browser used; its cookies belong to this origin. */
  function findOwnOrigin(c: Context<Variables>): string {
    const host = c.req.header('host')?.toLowerCase();
    return [...env.origins].find((origin) => new URL(origin).host === host) ?? env.publicOrigin;
  }

  function serve(
    name: ProviderName,
    provider: OAuthProvider | undefined,
    beginning: string,
    callback: string,
  ): void {
    app.get(beginning, async (c) => {
      if (!provider) return back(c, 'unconfigured');
      const redirectUri = findOwnOrigin(c) + callback;
      const url = await beginSignIn(c, { name, provider, redirectUri }, deps);
      return url ? c.redirect(url.href, 302) : back(c, 'failed');
    });
    app.get(callback, async (c) => {
      if (!provider) return back(c, 'unconfigured');
      const redirectUri = findOwnOrigin(c) + callback;
      const entry = { name, provider, redirectUri };
      return back(c, await finishSignIn(c, entry, deps, storeAvatar));
    });
  }

  const google = env.google && createGoogle(env.google, now);
  const github = env.github && createGithub(env.github);
  serve('google', google, signInWithGoogle.path, googleCallback.path);
  serve('github', github, signInWithGithub.path, githubCallback.path);
  return app;
}
