import type { Flow } from './oauth-flows.ts';

/** The person who signed in, as the provider describes them. */
export interface Profile {
  /** The provider's id of the account; unlike the address, it never changes. */
  readonly subject: string;
  readonly email: string;
  /** Whether the provider has verified that the address belongs to the person. */
  readonly emailVerified: boolean;
  /** Names for the account, the best first. */
  readonly names: readonly (string | undefined)[];
  readonly picture: string | undefined;
}

/** A sign-in provider. Both calls reject on a timeout or an invalid response. */
export interface OAuthProvider {
  /** Address at which the person signs in. */
  readonly authorizationUrl: (flow: Flow, redirectUri: string, signal: AbortSignal) => Promise<URL>;
  /** The profile of the person who returned with these parameters. */
  readonly profile: (
    parameters: URLSearchParams,
    flow: Flow,
    redirectUri: string,
    signal: AbortSignal,
  ) => Promise<Profile>;
}
