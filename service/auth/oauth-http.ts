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

interface AuthorizationRequest {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scope: string;
  readonly flow: Flow;
}

/** The address at which a person signs in, with PKCE's challenge. */
export async function buildAuthorizationUrl(
  endpoint: string,
  { clientId, redirectUri, scope, flow }: AuthorizationRequest,
): Promise<URL> {
  const url = new URL(endpoint);
  const parameters = {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope,
    state: flow.state,
    code_challenge: await oauth.calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: 'S256',
    // Without this prompt, a link on any page could sign a former user in without a question.
    prompt: 'select_account',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url;
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
