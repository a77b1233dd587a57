import * as oauth from 'oauth4webapi';
import { z } from 'zod';
import type { Env } from '../env.ts';
import { platform } from '../platform.ts';
import { buildAuthorizationUrl, exchangeCode, httpOptions } from './oauth-http.ts';
import type { OAuthProvider, Profile } from './oauth-provider.ts';

const Account = z.object({
  id: z.union([z.number().int().positive(), z.string().min(1)]),
  login: z.string(),
  name: z.string().nullish(),
  avatar_url: z.string().nullish(),
});
const Addresses = z.array(
  z.object({ email: z.string(), primary: z.boolean().optional(), verified: z.boolean() }),
);

/** Reads a resource of GitHub's API. @throws Error unless it answers with the schema's form. */
async function fetchResource<T extends z.ZodType>(
  apiUrl: string,
  path: string,
  schema: T,
  { accessToken, signal }: { readonly accessToken: string; readonly signal: AbortSignal },
): Promise<z.output<T>> {
  const headers = new Headers({
    Accept: 'application/vnd.github+json',
    'User-Agent': platform.name,
  });
  const url = new URL(`${apiUrl}${path}`);
  const options = httpOptions(apiUrl, signal);
  const response = await oauth.protectedResourceRequest(
    accessToken,
    'GET',
    url,
    headers,
    null,
    options,
  );
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return schema.parse(await response.json());
}

/** Signing in with GitHub, or with a GitHub Enterprise server. */
export function createGithub({
  clientId,
  clientSecret,
  baseUrl,
  apiUrl,
}: NonNullable<Env['github']>): OAuthProvider {
  const client: oauth.Client = { client_id: clientId };
  const endpoint = `${baseUrl}/login/oauth/authorize`;
  const server: oauth.AuthorizationServer = {
    issuer: `${baseUrl}/login/oauth`,
    authorization_endpoint: endpoint,
    token_endpoint: `${baseUrl}/login/oauth/access_token`,
  };

  return {
    authorizationUrl: (flow, redirectUri) =>
      buildAuthorizationUrl(endpoint, {
        clientId,
        redirectUri,
        scope: 'read:user user:email',
        flow,
      }),

    profile: async (parameters, flow, redirectUri, signal): Promise<Profile> => {
      const response = await exchangeCode(
        { server, client, secret: clientSecret },
        { parameters, flow, redirectUri },
        httpOptions(baseUrl, signal),
      );
      const { access_token: accessToken } = await oauth.processAuthorizationCodeResponse(
        server,
        client,
        response,
      );
      const [account, addresses] = await Promise.all([
        fetchResource(apiUrl, '/user', Account, { accessToken, signal }),
        fetchResource(apiUrl, '/user/emails', Addresses, { accessToken, signal }),
      ]);
      const proven = addresses.filter(({ verified }) => verified);
      const address = proven.find(({ primary }) => primary === true) ?? proven[0];
      return {
        subject: String(account.id),
        email: address?.email ?? '',
        emailVerified: address !== undefined,
        names: [account.name ?? undefined, account.login],
        picture: account.avatar_url ?? undefined,
      };
    },
  };
}
