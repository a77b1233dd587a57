/** Answers a request as it is, without a cookie jar. */
export type RawRequest = (path: string, init?: RequestInit, address?: string) => Promise<Response>;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; empty for another type. */
  readonly json: Record<string, unknown>;
}

/** A person with their own browser, which stores the session cookie. */
export interface Visitor {
  readonly cookie: (name: string) => string | undefined;
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  readonly send: (
    method: 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Answer>;
  readonly signUp: (email?: string) => Promise<Answer>;
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** A visitor whose requests come from an address. */
export function createVisitor(request: RawRequest, address?: string): Visitor {
  const jar = new Map<string, string>();
  const storeCookie = (set: string): void => {
    const [pair = '', ...attributes] = set.split(/;\s*/u);
    const at = pair.indexOf('=');
    if (attributes.includes('Max-Age=0')) jar.delete(pair.slice(0, at));
    else jar.set(pair.slice(0, at), pair.slice(at + 1));
  };
  const sendRequest = async (path: string, init: RequestInit): Promise<Answer> => {
    const headers = new Headers(init.headers);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    if (cookie !== '' && !headers.has('cookie')) headers.set('cookie', cookie);
    const response = await request(path, { ...init, headers }, address);
    for (const set of response.headers.getSetCookie()) storeCookie(set);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parsed(text) };
  };
  const send: Visitor['send'] = (method, path, body, headers = {}) =>
    sendRequest(path, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return {
    cookie: (name) => jar.get(name),
    get: (path, headers = {}) => sendRequest(path, { headers }),
    send,
    signUp: (email = `${crypto.randomUUID()}@agency.example`) =>
      send('POST', '/api/auth/email/register', {
        email,
        username: 'Ada',
        password: 'correct horse battery',
      }),
  };
}
