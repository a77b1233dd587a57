import { afterEach, expect, test, vi } from 'vitest';
import { currentUser, endSession, login } from '../../../service/contract/auth.ts';
import { callService, parseErrorReply } from './call-service.ts';

afterEach(() => void vi.unstubAllGlobals());

function answer(response: () => Promise<Response>): void {
  vi.stubGlobal('fetch', response);
}

test('a refusal contains the service’s sentence and its fields', async () => {
  const error = {
    error: 'Email is required',
    message: 'Email is required',
    code: 'invalid',
    fields: { email: 'Email is required' },
  };
  answer(() => Promise.resolve(Response.json(error, { status: 422 })));
  expect(await callService(login, { body: { email: '', password: '' } })).toEqual({
    ok: false,
    kind: 'refused',
    status: 422,
    error,
  });
});

test('the end of a session is reported like every other refusal', async () => {
  const error = { error: 'Please log in', message: 'Please log in', code: 'not_signed_in' };
  answer(() => Promise.resolve(Response.json(error, { status: 401 })));
  expect(await callService(currentUser)).toEqual({
    ok: false,
    kind: 'refused',
    status: 401,
    error,
  });
});

test('a server error in the service’s form contains its sentence', async () => {
  const error = { error: 'We are full', message: 'We are full', code: 'busy' };
  answer(() => Promise.resolve(Response.json(error, { status: 503 })));
  expect(await callService(currentUser)).toEqual({
    ok: false,
    kind: 'failed',
    status: 503,
    error,
  });
});

test('a server error in another form shows our own sentence, not the answer', async () => {
  answer(() => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })));
  const result = await callService(currentUser);
  expect(result).toMatchObject({ ok: false, kind: 'failed', status: 502 });
  answer(() => Promise.resolve(Response.json({ message: 'upstream' }, { status: 502 })));
  expect(await callService(currentUser)).toMatchObject({
    kind: 'failed',
    error: { error: 'Something went wrong on our side. Please try again.', code: 'failed' },
  });
});

test('a page instead of JSON counts as a failure of the service', async () => {
  answer(() => Promise.resolve(new Response('<!doctype html>', { status: 404 })));
  expect(await callService(currentUser)).toMatchObject({ ok: false, kind: 'failed' });
});

test('a missing answer and a cancelled request have different codes', async () => {
  answer(() => Promise.reject(new TypeError('fetch failed')));
  expect(await callService(currentUser)).toMatchObject({ kind: 'unreachable' });
  expect(await callService(currentUser, { signal: AbortSignal.abort() })).toMatchObject({
    kind: 'aborted',
    status: 499,
    error: { error: 'Request aborted' },
  });
});

test('a service that does not answer in time is too slow', async () => {
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new Error('aborted'))),
      ),
  );
  expect(await callService(currentUser, { timeout: 10 })).toMatchObject({ kind: 'too-slow' });
});

test('an answer of another form is not read as the service’s error', () => {
  expect(parseErrorReply('no')).toBeUndefined();
  expect(parseErrorReply({ error: '' })).toBeUndefined();
  expect(parseErrorReply({ message: 'Only this' })).toMatchObject({
    error: 'Only this',
    code: 'unknown',
  });
});

test('the parameters of a path are filled in and escaped', async () => {
  const requests: unknown[] = [];
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    requests.push([method, path]);
    return Promise.resolve(Response.json({ success: true }));
  });
  await callService(endSession, { params: { id: '../x?y' } });
  expect(requests).toEqual([['DELETE', '/api/auth/sessions/..%2Fx%3Fy']]);
});
