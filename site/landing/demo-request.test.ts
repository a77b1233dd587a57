import { afterEach, expect, test, vi } from 'vitest';
import { checkRequest, postRequest } from './demo-request.ts';

const request = {
  name: 'Mara',
  email: 'mara@example.com',
  agency: 'Lindqvist',
  message: '',
  website: '',
};

afterEach(() => void vi.unstubAllGlobals());

test('every field but the message is required', () => {
  expect(checkRequest(request)).toEqual({});
  expect(checkRequest({ name: '', email: '', agency: '', message: '', website: '' })).toEqual({
    name: 'Name is required',
    email: 'Email is required',
    agency: 'Agency name is required',
  });
  expect(checkRequest({ ...request, email: 'mara@example' })).toEqual({
    email: 'Please enter a valid email address',
  });
});

test('a request is sent without an empty message', async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body));
    return Promise.resolve(Response.json({ success: true }));
  });
  expect(await postRequest(request)).toEqual({ sent: true });
  await postRequest({ ...request, message: 'Hello' });
  const bare = { name: 'Mara', email: 'mara@example.com', agency: 'Lindqvist' };
  expect(bodies).toEqual([bare, { ...bare, message: 'Hello' }]);
});

test('a missing or broken service gives the general sentence', async () => {
  const sentence = 'Failed to submit the form. Please try again.';
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ error: 'Not found' }, { status: 404 })),
  );
  expect(await postRequest(request)).toEqual({ sent: false, sentence, errors: {} });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await postRequest(request)).toEqual({ sent: false, sentence, errors: {} });
});

test('a refusal of the content names the field', async () => {
  const fields = { email: 'Please enter a valid email address' };
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json({ error: fields.email, code: 'invalid', fields }, { status: 422 }),
    ),
  );
  expect(await postRequest(request)).toEqual({
    sent: false,
    sentence: fields.email,
    errors: fields,
  });
});
