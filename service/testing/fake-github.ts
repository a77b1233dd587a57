import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { closeServer, listenOnLoopback } from './listen-on-loopback.ts';
import { readRequest } from './read-request.ts';

/**
 * The parts of GitHub that signing in needs, over HTTP. Tests change its answers between requests.
 */
export interface FakeGithub {
  readonly url: string;
  account: Record<string, unknown>;
  addresses: unknown;
  /** How the calls answer: correctly, with 500, with invalid JSON, or never. */
  mode: 'well' | 'error' | 'garbage' | 'silent';
  /** The form of each token request, in order. */
  readonly tokenRequests: URLSearchParams[];
  readonly close: () => Promise<void>;
}

export async function startGithub(picture = ''): Promise<FakeGithub> {
  const codes = new Map<string, { challenge: string; redirectUri: string }>();
  const tokens = new Set<string>();
  const server = createServer((request, response) => {
    void answer(request, response);
  });
  const url = `http://127.0.0.1:${await listenOnLoopback(server)}`;
  const fake: FakeGithub = {
    url,
    account: { id: 583231, login: 'octocat', name: 'The Octocat', avatar_url: picture },
    addresses: [
      { email: 'old@agency.example', primary: false, verified: true },
      { email: 'octocat@agency.example', primary: true, verified: true },
    ],
    mode: 'well',
    tokenRequests: [],
    close: () => closeServer(server),
  };

  function exchange(form: URLSearchParams): Record<string, unknown> {
    fake.tokenRequests.push(form);
    const code = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight = code?.challenge === challenge && code.redirectUri === form.get('redirect_uri');
    // GitHub answers a wrong code with 200 too.
    if (!isRight)
      return {
        error: 'bad_verification_code',
        error_description: 'The code is incorrect or expired.',
      };
    const token = `gho_${crypto.randomUUID()}`;
    tokens.add(token);
    return { access_token: token, scope: 'read:user,user:email', token_type: 'bearer' };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    const json = (status: number, body: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
      response.end(fake.mode === 'garbage' ? '<html>' : JSON.stringify(body));
    };
    if (pathname === '/login/oauth/authorize') {
      const code = crypto.randomUUID();
      const back = new URL(searchParams.get('redirect_uri') ?? '');
      codes.set(code, {
        challenge: searchParams.get('code_challenge') ?? '',
        redirectUri: searchParams.get('redirect_uri') ?? '',
      });
      back.searchParams.set('code', code);
      back.searchParams.set('state', searchParams.get('state') ?? '');
      response.writeHead(302, { location: back.href }).end();
      return;
    }
    const body = await readRequest(request);
    if (fake.mode === 'silent') return;
    if (fake.mode === 'error') {
      json(500, { message: 'down' });
      return;
    }
    if (pathname === '/login/oauth/access_token') {
      json(200, exchange(new URLSearchParams(body)));
      return;
    }
    if (!tokens.has((request.headers.authorization ?? '').replace(/^bearer /iu, ''))) {
      json(401, { message: 'Bad credentials' });
      return;
    }
    if (pathname === '/user') json(200, fake.account);
    else if (pathname === '/user/emails') json(200, fake.addresses);
    else json(404, {});
  }

  return fake;
}
