import * as oauth from 'oauth4webapi';
import { z } from 'zod';
import type { Env } from '../env.ts';
import { buildAuthorizationUrl, exchangeCode, httpOptions } from './oauth-http.ts';
import type { OAuthProvider, Profile } from './oauth-provider.ts';

/** How long the provider's discovery document is cached, in milliseconds. */
const discoveryMs = 60 * 60 * 1000;

const text = z.string().optional().catch(undefined);
const Claims = z.object({
  sub: z.string().min(1),
  email: text,
  email_verified: z.boolean().optional().catch(undefined),
  name: text,
  given_name: text,
  picture: text,
});

/** Signing in with Google, or with another OpenID provider under `GOOGLE_ISSUER`. */
export function createGoogle(
  { clientId, clientSecret, issuer }: NonNullable<Env['google']>,
  now: () => number,
): OAuthProvider {
  const client: oauth.Client = { client_id: clientId };
  const keys: oauth.JWKSCacheInput = {};
  let known: { server: oauth.AuthorizationServer; at: number } | undefined;

  async function discover(signal: AbortSignal): Promise<oauth.AuthorizationServer> {
    if (known && now() - known.at < discoveryMs) return known.server;
    const url = new URL(issuer);
    const response = await oauth.discoveryRequest(url, httpOptions(issuer, signal));
    const server = await oauth.processDiscoveryResponse(url, response);
    known = { server, at: now() };
    return server;
  }

  return {
    authorizationUrl: async (flow, redirectUri, signal) => {
      const { authorization_endpoint: endpoint } = await discover(signal);
      if (endpoint === undefined) throw new Error('the provider names no authorization endpoint');
      const scope = 'openid email profile';
      const url = await buildAuthorizationUrl(endpoint, { clientId, redirectUri, scope, flow });
      url.searchParams.set('nonce', flow.nonce);
      return url;
    },

    profile: async (parameters, flow, redirectUri, signal): Promise<Profile> => {
      const server = await discover(signal);
      const options = httpOptions(issuer, signal);
      const granted = await exchangeCode(
        { server, client, secret: clientSecret },
        { parameters, flow, redirectUri },
        options,
      );
      const tokens = await oauth.processAuthorizationCodeResponse(server, client, granted, {
        expectedNonce: flow.nonce,
        requireIdToken: true,
      });
      await oauth.validateApplicationLevelSignature(server, granted, {
        ...options,
        [oauth.jwksCache]: keys,
      });
      const claims = Claims.parse(oauth.getValidatedIdTokenClaims(tokens));
      // An OpenID provider may send the address in this second response only.
      const more =
        claims.email === undefined && server.userinfo_endpoint !== undefined
          ? Claims.parse(
              await oauth.processUserInfoResponse(
                server,
                client,
                claims.sub,
                await oauth.userInfoRequest(server, client, tokens.access_token, options),
              ),
            )
          : claims;
      return {
        subject: claims.sub,
        email: more.email ?? '',
        emailVerified: more.email !== undefined && more.email_verified === true,
        names: [more.name, more.given_name],
        picture: more.picture,
      };
    },
  };
}
