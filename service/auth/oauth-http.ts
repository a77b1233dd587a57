import * as oauth from 'oauth4webapi';
import { allowInsecureRequests } from 'oauth4webapi';
import type { Flow } from './oauth-flows.ts';

interface HttpOptions {
  readonly signal: AbortSignal;
  readonly [allowInsecureRequests]: boolean;
}

/**
 * Options of requests to a provider: the time limit, and plain HTTP only where its address is
 * `http:` (see env.ts).
 */
export function httpOptions(address: string, signal: AbortSignal): HttpOptions {
  return { signal, [allowInsecureRequests]: address.startsWith('http:') };
}

interface OAuthParty {
  readonly server: oauth.AuthorizationServer;
  readonly client: oauth.Client;
  readonly secret: string;
}

/** The parameters with which a person returns from a provider. */
interface Return {
  readonly parameters: URLSearchParams;
  readonly flow: Flow;
  readonly redirectUri: string;
}

/**
 * Exchanges the code of a return for tokens, when its state matches the flow. Sends the client
 * secret and PKCE's verifier.
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
