import * as oauth from 'oauth4webapi';
import { allowInsecureRequests } from 'oauth4webapi';
import type { Flow } from './oauth-flows.ts';

interface HttpOptions {
  readonly signal: AbortSignal;
  readonly [allowInsecureRequests]: boolean;
}

/**
 * How a provider is asked: in the time there is, and without encryption only where its address says
 * so (see env.ts).
 */
export function httpOptions(address: string, signal: AbortSignal): HttpOptions {
  return { signal, [allowInsecureRequests]: address.startsWith('http:') };
}

interface OAuthParty {
  readonly server: oauth.AuthorizationServer;
  readonly client: oauth.Client;
  readonly secret: string;
}

/** What a person came back with from a provider. */
interface Return {
  readonly parameters: URLSearchParams;
  readonly flow: Flow;
  readonly redirectUri: string;
}

/**
 * Exchanges the code of a return for tokens, when its state is the flow's; sends the secret and
 * PKCE's verifier along.
 */
export function exchangeCode(
  { server, client, secret }: OAuthParty,
  { parameters, flow, redirectUri }: Return,
  options: HttpOptions,
): Promise<Response> {
  return oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.ClientSecretPost(secret),
    oauth.validateAuthResponse(server, client, parameters, flow.state),
    redirectUri,
    flow.verifier,
    options,
  );
}
