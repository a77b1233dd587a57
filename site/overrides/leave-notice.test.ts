import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { parseExpired } from './fill-expired.ts';
import { isAgency, redirectAgency } from './leave-notice.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An element with only the properties that the script writes. */
class FakeElement {
  textContent = '';
  href = '';
  type = '';
  className = '';
  hidden = false;
  readonly children: FakeElement[] = [];
  readonly pressed: (() => void)[] = [];
  append(...more: FakeElement[]): void {
    this.children.push(...more);
  }
  setAttribute(): void {
    // Only the words matter here.
  }
  addEventListener(_type: string, listener: () => void): void {
    this.pressed.push(listener);
  }
}

function answer(reply: () => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', () => Promise.resolve(reply()));
}
const signedIn = (): Response => Response.json({ id: 'u1', email: 'ada@agency.example' });

/** Runs the script on a notice; returns what it added, and where it redirected. */
async function notice(): Promise<{ main: FakeElement; led: string[]; words: () => string[] }> {
  vi.useFakeTimers();
  const main = new FakeElement();
  const led: string[] = [];
  vi.stubGlobal('document', { querySelector: () => main, createElement: () => new FakeElement() });
  vi.stubGlobal('location', { assign: (to: string) => void led.push(to) });
  await redirectAgency();
  const listWords = (element: FakeElement): string[] => [
    element.textContent,
    ...element.children.flatMap(listWords),
  ];
  return { main, led, words: () => listWords(main).filter((text) => text !== '') };
}

test.each<[string, () => Response | Promise<Response>, boolean]>([
  ['who is signed in', signedIn, true],
  ['who is not', () => Response.json({ error: 'Not signed in' }, { status: 401 }), false],
  ['on a host of files alone', () => new Response('<!doctype html><title>404</title>'), false],
  ['when nothing answers', () => Promise.reject(new TypeError('offline')), false],
  ['when the answer is no user', () => Response.json({ user: null }), false],
])('an agency is somebody %s: %s', async (_name, reply, expected) => {
  answer(reply);
  expect(await isAgency()).toBe(expected);
});

describe('the notice of a missing or expired demo', () => {
  test('does not redirect a visitor', async () => {
    answer(() => Response.json({ error: 'Not signed in' }, { status: 401 }));
    const { main, led } = await notice();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([main.children, led]).toEqual([[], []]);
  });

  test('redirects a signed-in agency to its start page after a countdown', async () => {
    answer(signedIn);
    const { led, words } = await notice();
    expect(words()).toEqual([
      'Go to the start page',
      'Stay here',
      'Taking you to the start page in 5 seconds.',
    ]);
    await vi.advanceTimersByTimeAsync(4200);
    expect([words().at(-1), led]).toEqual(['Taking you to the start page in 1 second.', []]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(led).toEqual(['/']);
  });

  test('stays when an agency presses "Stay here"', async () => {
    answer(signedIn);
    const { main, led, words } = await notice();
    main.children[0]?.children[1]?.pressed[0]?.();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([words().at(-1), led]).toEqual(['You are staying on this page.', []]);
  });

  test.each(['missing', 'expired', 'unreachable'])(
    'demo-%s holds no link to the product, and nothing of its own that names it',
    (name) => {
      const page = readFileSync(new URL(`../pages/demo-${name}.astro`, import.meta.url), 'utf8');
      expect(page).not.toMatch(/href="\/"|start page|favicon|Firstlook/u);
    },
  );
});

test('the name and colours of an expired demo are read from the reply, and all else is ignored', () => {
  const demo = { name: 'Harbor', industry: 'law', primaryColor: '#0f4c5c', secondaryColor: 7 };
  expect(parseExpired({ code: 'expired', demo })).toEqual({
    name: 'Harbor',
    primaryColor: '#0f4c5c',
    secondaryColor: '',
  });
  for (const reply of [null, 'x', {}, { demo: null }])
    expect(parseExpired(reply)).toEqual({ name: '', primaryColor: '', secondaryColor: '' });
});
