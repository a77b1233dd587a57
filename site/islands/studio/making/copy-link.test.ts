import { afterEach, expect, test, vi } from 'vitest';
import { $toast, dismissToast } from '../../ui/toast-store.ts';
import { copyLink } from './copy-link.ts';

afterEach(() => {
  dismissToast();
  vi.unstubAllGlobals();
});

function clipboard(writeText: (text: string) => Promise<void>): void {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
}

test('a copied link is announced', async () => {
  let copied = '';
  clipboard((text) => {
    copied = text;
    return Promise.resolve();
  });
  expect(await copyLink('https://example.com/demos/law-x')).toBe(true);
  expect(copied).toBe('https://example.com/demos/law-x');
  expect($toast.get()).toMatchObject({
    title: 'Link copied!',
    description: 'Share it with your client to showcase your website demo',
  });
});

test('without access to the clipboard, the link is selected', async () => {
  const done: string[] = [];
  const field = { focus: () => done.push('focus'), select: () => done.push('select') };
  clipboard(() => Promise.reject(new Error('refused')));
  expect(await copyLink('x', field)).toBe(false);
  vi.stubGlobal('navigator', {});
  expect(await copyLink('x', field)).toBe(false);
  expect(done).toEqual(['focus', 'select', 'focus', 'select']);
  expect($toast.get()?.title).toBe('Error copying link');
});

test('copying the link of a saved demo is reported to the service, other links are not', async () => {
  const calls: string[] = [];
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    calls.push(`${method ?? ''} ${path}`);
    return Promise.reject(new TypeError('offline'));
  });
  clipboard(() => Promise.resolve());
  await copyLink('https://example.com/demos/law-harbor-a1b2c3');
  await copyLink('https://example.com/industries/law/?saved=law-harbor-a1b2c3');
  expect(calls).toEqual(['POST /api/demos/law-harbor-a1b2c3/link-copied']);
});
