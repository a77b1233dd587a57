import type { Flow } from './oauth-flows.ts';

/** Who signed in, as the provider says. */
export interface Profile {
  /** The provider's own name for the account; never changes, unlike its address. */
  readonly subject: string;
  readonly email: string;
  /** Whether the provider has proven that the address is theirs. */
  readonly emailVerified: boolean;
  /** Names to be called by, the best first. */
  readonly names: readonly (string | undefined)[];
  readonly picture: string | undefined;
}

/**
 * A place to sign in with; both calls reject when it does not answer in time or says what it may
 * not say.
 */
export interface OAuthProvider {
  /** Where the browser goes. */
  readonly authorizationUrl: (flow: Flow, redirectUri: string, signal: AbortSignal) => Promise<URL>;
  /** What the provider says of the person who came back with these parameters. */
  readonly profile: (
    parameters: URLSearchParams,
    flow: Flow,
    redirectUri: string,
    signal: AbortSignal,
  ) => Promise<Profile>;
}
