import { afterEach, expect, test, vi } from 'vitest';
import { $toast, dismissToast } from '../ui/toast-store.ts';
import { $move, $announcement, dismissMove, moveDemo, setValue, undoMove } from './move-demo.ts';
import { demoReply } from '../library/fake-browser.ts';
import { demo, patch, useLibraryOfOne } from '../library/testing/use-library-of-one.ts';

const library = useLibraryOfOne();
afterEach(() => {
  dismissMove();
  vi.useRealTimers();
});

test('a move is shown and announced immediately, sent, and can be undone', async () => {
  const before = demo();
  const taken = moveDemo(before, 'talking');
  expect(demo().stage).toBe('talking');
  expect($announcement.get()).toBe('Harbor Law moved to Talking. Press Z to undo.');
  expect(await taken).toBe(true);
  expect(undoMove()?.id).toBe('d1');
  expect(demo()).toMatchObject({ stage: 'seen', stageAt: before.stageAt });
  await expect.poll(() => library.browser.requests.length).toBe(2);
  expect(library.browser.requests.map(({ body }) => body)).toEqual([
    { stage: 'talking' },
    { stage: 'seen' },
  ]);
  expect($announcement.get()).toBe('Harbor Law is in Seen again.');
  expect(undoMove()).toBeUndefined();
});

test('Undo is available for ten seconds', async () => {
  vi.useFakeTimers();
  await moveDemo(demo(), 'won');
  vi.advanceTimersByTime(9999);
  expect($move.get()?.to).toBe('won');
  vi.advanceTimersByTime(1);
  expect($move.get()).toBeUndefined();
});

test('a refused move is reverted with a message, and other changes stay', async () => {
  library.browser.answers[patch] = () => new Response('busy', { status: 503 });
  const moved = moveDemo(demo(), 'won');
  await setValue(demo(), null);
  expect(await moved).toBe(false);
  expect(demo().stage).toBe('seen');
  expect($move.get()).toBeUndefined();
  expect($toast.get()?.destructive).toBe(true);
  library.browser.cutOff(patch);
  dismissToast();
  await moveDemo(demo(), 'lost', 'Too dear');
  expect(demo()).toMatchObject({ stage: 'seen', lostReason: null });
  expect($toast.get()?.description).toBe(
    'Harbor Law could not be moved to Lost. It is in Seen as before.',
  );
});

test('a refused move names the stage that the service has, not the one that waits', async () => {
  let call = 0;
  library.browser.answers[patch] = (body) => {
    call += 1;
    return call === 1 ? new Response('busy', { status: 503 }) : Response.json(demoReply(body));
  };
  await Promise.all([moveDemo(demo(), 'talking'), moveDemo(demo(), 'won')]);
  expect(demo().stage).toBe('won');
  expect($announcement.get()).toContain('moved to Won');
  expect($toast.get()?.description).toBe(
    'Harbor Law could not be moved to Talking. It is in Seen as before.',
  );
});

test('the reason of a loss is sent with it, and restored by Undo', async () => {
  await moveDemo(demo(), 'lost', ' Too dear ');
  expect(library.browser.requests.at(-1)?.body).toEqual({ stage: 'lost', lostReason: 'Too dear' });
  await moveDemo(demo(), 'talking');
  expect(demo().lostReason).toBeNull();
  undoMove();
  await expect
    .poll(() => library.browser.requests.at(-1)?.body)
    .toEqual({ stage: 'lost', lostReason: 'Too dear' });
});

test('a value is sent, and reverted when it is refused', async () => {
  expect(await setValue(demo(), { cents: 480_000, currency: 'EUR' })).toBe(true);
  expect(library.browser.requests.at(-1)?.body).toEqual({
    value: { cents: 480_000, currency: 'EUR' },
  });
  library.browser.answers[patch] = () => new Response('busy', { status: 503 });
  expect(await setValue(demo(), null)).toBe(false);
  expect(demo().value).toEqual({ cents: 480_000, currency: 'EUR' });
});
