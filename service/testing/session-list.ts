import type { TestApp, Visitor } from './create-test-app.ts';

/** Browsers by their `User-Agent` headers. */
export const agents = {
  phone:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36',
  laptop: 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
};

interface ListedSession {
  readonly id: string;
  readonly device: string;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  readonly current: boolean;
}

/** Signs the account of an address in with another browser. */
export async function signInFrom(app: TestApp, email: string, agent: string): Promise<Visitor> {
  const other = app.visitor();
  const body = { email, password: 'correct horse battery' };
  await other.send('POST', '/api/auth/email/login', body, { 'user-agent': agent });
  return other;
}

export async function listSessions(visitor: Visitor): Promise<ListedSession[]> {
  return (await visitor.get('/api/auth/sessions')).json['sessions'] as ListedSession[];
}
