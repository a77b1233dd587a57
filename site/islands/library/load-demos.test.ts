import { describe, expect, test } from 'vitest';
import { $toast } from '../ui/toast-store.ts';
import { duplicateDemo } from './duplicate-demo.ts';
import { extendDemo } from './extend-demo.ts';
import { demoReply, refusal } from './fake-browser.ts';
import { $saved, $state, loadLibrary, openLibrary } from './library-store.ts';
import { demo, useLibraryOfOne } from './testing/use-library-of-one.ts';

const library = useLibraryOfOne();

describe('extending', () => {
  test('shows the new last day, and the previous one after a failure', async () => {
    const call = 'POST /api/demos/d1/extend';
    library.browser.answers[call] = () =>
      Response.json(demoReply({ expiresAt: '2026-06-20T12:00:00.000Z' }));
    expect(await extendDemo(demo())).toBe(true);
    expect(demo().expires).toBe(Date.parse('2026-06-20T12:00:00.000Z'));
    library.browser.answers[call] = () => new Response('', { status: 503 });
    expect(await extendDemo(demo())).toBe(false);
    expect(demo().expires).toBe(Date.parse('2026-06-20T12:00:00.000Z'));
  });
});

describe('duplicating', () => {
  const call = 'POST /api/demos/d1/duplicate';
  test('adds the copy to the list and shows the used slot', async () => {
    const copy = demoReply({
      id: 'd2',
      name: 'Harbor Law (copy)',
      createdAt: '2026-05-02T12:00:00.000Z',
    });
    library.browser.answers[call] = () => Response.json(copy, { status: 201 });
    expect(await duplicateDemo(demo(), 50)).toMatchObject({ id: 'd2' });
    expect($saved.get().map(({ id }) => id)).toEqual(['d2', 'd1']);
    expect($toast.get()).toMatchObject({
      title: 'Website slot used',
      description: 'You have 48 of 50 website slots remaining.',
    });
  });

  test('without a free slot shows the service’s reason', async () => {
    library.browser.answers[call] = () => refusal(403, 'All 5 of your demo slots are in use.');
    expect(await duplicateDemo(demo(), 5)).toBeUndefined();
    expect($toast.get()?.description).toBe('All 5 of your demo slots are in use.');
  });
});

describe('loading', () => {
  test('without a session gives an empty list', async () => {
    library.browser.answers['GET /api/demos'] = () => refusal(401, 'Please log in first.');
    await loadLibrary();
    expect([$state.get(), $saved.get()]).toEqual(['signed-out', []]);
  });

  test('that fails shows an error and keeps the previous list', async () => {
    library.browser.answers['GET /api/demos'] = () => new Response('', { status: 500 });
    await loadLibrary();
    expect([$state.get(), $saved.get().length]).toEqual(['failed', 1]);
    expect($toast.get()).toMatchObject({
      title: 'Error loading demos',
      description: 'Please try refreshing the page',
    });
  });

  test('for another person removes the previous person’s demos', async () => {
    openLibrary('u2');
    expect($saved.get()).toEqual([]);
    library.browser.answers['GET /api/demos'] = () => Response.json([]);
    await loadLibrary();
    expect($saved.get()).toEqual([]);
  });
});
