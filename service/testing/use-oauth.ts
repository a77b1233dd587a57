import { createServer } from 'node:http';
import {
  Events,
  OAuth2Server,
  type MutableResponse,
  type MutableToken,
  type TokenRequestIncomingMessage,
} from 'oauth2-mock-server';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { createTestApp, type Answer, type TestApp, type Visitor } from './create-test-app.ts';
import { startGithub, type FakeGithub } from './fake-github.ts';
import { listenOnLoopback } from './listen-on-loopback.ts';

type Provider = 'google' | 'github';

/** The service with both providers, for the tests of one file. */
interface OauthApp {
  readonly app: TestApp;
  readonly google: OAuth2Server;
  readonly github: FakeGithub;
  /** The claims of Google's token; tests change them, and they are reset after each. */
  claims: Record<string, unknown>;
  /** The service's token requests to Google. */
  readonly tokenForms: Record<string, unknown>[];
  /** Signs in as the provider describes, and returns where the browser is redirected. */
  readonly signInWith: (
    provider: Provider,
    visitor?: Visitor,
  ) => Promise<{ visitor: Visitor; to: string | null }>;
}

/** Serves a portrait at `/face.jpg`. */
async function startPictures(): Promise<{ host: string; close: () => void }> {
  const face = await sharp({
    create: { width: 400, height: 300, channels: 3, background: '#2c72e5' },
  })
    .jpeg()
    .toBuffer();
  const pictures = createServer((request, response) => {
    const isPicture = request.url === '/face.jpg';
    response.writeHead(200, { 'content-type': isPicture ? 'image/jpeg' : 'image/svg+xml' });
    response.end(isPicture ? face : '<svg xmlns="http://www.w3.org/2000/svg"/>');
  });
  const port = await listenOnLoopback(pictures);
  return {
    host: `127.0.0.1:${port}`,
    close: () => {
      pictures.close();
      pictures.closeAllConnections();
    },
  };
}

/** Address to which the browser is redirected. */
export async function begin(visitor: Visitor, provider: Provider): Promise<URL> {
  const answer = await visitor.get(`/api/auth/${provider}`);
  expect(answer.status).toBe(302);
  return new URL(answer.headers.get('location') ?? '');
}

/** The service's path to which the provider redirects. */
export async function atProvider(address: URL): Promise<URL> {
  const answer = await fetch(address, { redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '');
}

export const come = (visitor: Visitor, back: URL): Promise<Answer> =>
  visitor.get(back.pathname + back.search);
export const outcome = (answer: Answer): string | null => answer.headers.get('location');

export const person = (
  email: string,
  more: Record<string, unknown> = {},
): Record<string, unknown> => ({
  sub: `sub-of-${email}`,
  email,
  email_verified: true,
  name: 'Grace Hopper',
  ...more,
});

/** Starts the service with both providers before the tests of a file and stops it after them. */
export function useOauth(): OauthApp {
  let app: TestApp;
  let github: FakeGithub;
  let pictures: Awaited<ReturnType<typeof startPictures>>;
  const oauth: OauthApp = {
    get app() {
      return app;
    },
    get github() {
      return github;
    },
    google: new OAuth2Server(),
    claims: {},
    tokenForms: [],
    signInWith: async (provider, visitor = app.visitor()) => {
      const back = await atProvider(await begin(visitor, provider));
      return { visitor, to: outcome(await come(visitor, back)) };
    },
  };
  const { google } = oauth;
  beforeAll(async () => {
    await google.issuer.keys.generate('RS256');
    await google.start(0, '127.0.0.1');
    google.service.on(Events.BeforeTokenSigning, (token: MutableToken) => {
      Object.assign(token.payload, oauth.claims);
    });
    google.service.on(
      Events.BeforeResponse,
      (_: MutableResponse, request: TokenRequestIncomingMessage) =>
        oauth.tokenForms.push({ ...request.body }),
    );
    pictures = await startPictures();
    github = await startGithub(`http://${pictures.host}/face.jpg`);
    app = createTestApp({
      variables: {
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'info',
        GOOGLE_CLIENT_ID: 'google-client',
        GOOGLE_CLIENT_SECRET: 'google-secret',
        GOOGLE_ISSUER: google.issuer.url ?? '',
        GITHUB_CLIENT_ID: 'github-client',
        GITHUB_CLIENT_SECRET: 'github-secret',
        GITHUB_BASE_URL: github.url,
        GITHUB_API_URL: github.url,
        SCAN_ALLOW_HOSTS: pictures.host,
      },
    });
  });
  afterAll(async () => {
    await app.close();
    await google.stop();
    await github.close();
    pictures.close();
  });
  afterEach(() => {
    oauth.claims = {};
    github.mode = 'well';
  });
  return oauth;
}
