import { describe, expect, test } from 'vitest';
import { $planNotice, closePlanNotice } from '../billing/plan-notice.ts';
import { $toast } from '../ui/toast-store.ts';
import { addTag, removeTag, renameDemo, validateTag, toggleStar } from './change-demo.ts';
import { demoReply, refusal } from './fake-browser.ts';
import { $saved, loadLibrary, openLibrary } from './library-store.ts';
import { demo, patch, useLibraryOfOne } from './testing/use-library-of-one.ts';

const library = useLibraryOfOne();

/** Lets the service receive changes, and accept them only when the returned function is called. */
function holdAnswer(): () => void {
  const late = Promise.withResolvers<undefined>();
  library.browser.answers[patch] = async (body) => {
    await late.promise;
    return Response.json(demoReply(body));
  };
  return () => late.resolve(undefined);
}

describe('a change', () => {
  test.each([
    ['star', () => toggleStar(demo()), { starred: true }],
    ['a new tag', () => addTag(demo(), '  hot '), { tags: ['warm', 'hot'] }],
    ['a tag taken away', () => removeTag(demo(), 'warm'), { tags: [] }],
    ['a new name', () => renameDemo(demo(), ' Pier Law '), { name: 'Pier Law' }],
  ])('of %s is shown before the service has answered, and sent', async (_, change, expected) => {
    const done = change();
    expect(demo()).toMatchObject(expected);
    expect(await done).toBe(true);
    expect(library.browser.requests).toEqual([{ call: patch, body: expected }]);
    expect(demo()).toMatchObject(expected);
    expect($toast.get()).toBeUndefined();
  });

  test.each([
    ['star', () => toggleStar(demo()), 'Failed to update starred status'],
    ['a new tag', () => addTag(demo(), 'hot'), 'Failed to add tag'],
    ['a tag taken away', () => removeTag(demo(), 'warm'), 'Failed to remove tag'],
    ['a new name', () => renameDemo(demo(), 'Pier Law'), 'Failed to rename demo'],
  ])(
    'of %s is reverted when the service fails, with its message',
    async (_, change, description) => {
      const before = demo();
      library.browser.answers[patch] = () => new Response('busy', { status: 503 });
      expect(await change()).toBe(false);
      expect(demo()).toEqual(before);
      expect($toast.get()).toMatchObject({
        title: 'Error updating demo',
        description,
        destructive: true,
      });
    },
  );

  test('that needs a plan is reverted, with a notice that leads to the plans', async () => {
    const before = demo();
    const error = 'Your free trial or plan has ended.';
    library.browser.answers[patch] = () =>
      Response.json({ error, message: error, code: 'plan_needed' }, { status: 403 });
    expect(await renameDemo(demo(), 'Pier Law')).toBe(false);
    expect(demo()).toEqual(before);
    expect($planNotice.get()?.sentence).toContain(error);
    expect($toast.get()).toBeUndefined();
    closePlanNotice();
  });

  test('that fails does not revert the next one', async () => {
    let call = 0;
    library.browser.answers[patch] = (body) => {
      call += 1;
      return call === 1 ? new Response('busy', { status: 503 }) : Response.json(demoReply(body));
    };
    const first = addTag(demo(), 'lost');
    const second = addTag(demo(), 'kept');
    await Promise.all([first, second]);
    expect(demo().tags).toEqual(['warm', 'kept']);
    expect(library.browser.requests[1]?.body).toEqual({ tags: ['warm', 'kept'] });
  });

  test('that is refused like the one before it leaves what the service has', async () => {
    library.browser.answers[patch] = () => new Response('busy', { status: 503 });
    const { name } = demo();
    await Promise.all([renameDemo(demo(), 'Pier Law'), renameDemo(demo(), 'Quay Law')]);
    expect(demo().name).toBe(name);
  });

  test('is sent without those behind it, so that a refused one is nowhere', async () => {
    let call = 0;
    library.browser.answers[patch] = (body) => {
      call += 1;
      return call === 3 ? new Response('busy', { status: 503 }) : Response.json(demoReply(body));
    };
    await Promise.all([addTag(demo(), 'one'), addTag(demo(), 'two'), addTag(demo(), 'three')]);
    expect(library.browser.requests.map(({ body }) => body)).toEqual([
      { tags: ['warm', 'one'] },
      { tags: ['warm', 'one', 'two'] },
      { tags: ['warm', 'one', 'two', 'three'] },
    ]);
    expect(demo().tags).toEqual(['warm', 'one', 'two']);
  });

  test('that is refused behind an accepted one goes back to that', async () => {
    let call = 0;
    library.browser.answers[patch] = (body) => {
      call += 1;
      return call === 2 ? new Response('busy', { status: 503 }) : Response.json(demoReply(body));
    };
    await Promise.all([renameDemo(demo(), 'Pier Law'), renameDemo(demo(), 'Quay Law')]);
    expect(demo().name).toBe('Pier Law');
  });

  test('that is being sent stays in a list that is loaded meanwhile', async () => {
    let answer: (response: Response) => void = () => undefined;
    library.browser.answers[patch] = () => new Promise((resolve) => (answer = resolve));
    const done = toggleStar(demo());
    await loadLibrary();
    expect(demo().starred).toBe(true);
    answer(Response.json(demoReply({ starred: true })));
    await done;
    expect(demo().starred).toBe(true);
  });

  test('that waits is sent while the page is being left, with the changes behind it', async () => {
    const answer = holdAnswer();
    const done = [toggleStar(demo()), renameDemo(demo(), 'Pier Law')];
    await expect.poll(() => library.browser.requests.length).toBe(1);
    library.browser.fire('pagehide');
    expect(library.browser.requests.at(-1)).toEqual({
      call: patch,
      body: { starred: true, name: 'Pier Law' },
    });
    answer();
    expect(await Promise.all(done)).toEqual([true, true]);
    library.browser.requests.length = 0;
    library.browser.fire('pagehide');
    expect(library.browser.requests).toEqual([]);
  });

  test('that waits while the list of another agency is opened is not shown in later lists', async () => {
    const answer = holdAnswer();
    const done = [toggleStar(demo()), renameDemo(demo(), 'Pier Law')];
    await expect.poll(() => library.browser.requests.length).toBe(1);
    openLibrary('u1', 'another');
    answer();
    expect(await Promise.all(done)).toEqual([true, false]);
    openLibrary('u1');
    await loadLibrary();
    expect(demo().name).toBe('Harbor Law');
  });

  test('of a deleted demo shows an error and removes it from the list', async () => {
    library.browser.answers[patch] = () => refusal(404, 'Demo not found');
    await toggleStar(demo());
    expect($saved.get()).toEqual([]);
    expect($toast.get()).toMatchObject({ title: 'Error', description: 'Demo not found' });
  });

  test('after the session has ended asks to sign in', async () => {
    library.browser.answers[patch] = () => refusal(401, 'Please log in first.');
    await toggleStar(demo());
    expect(library.browser.events).toContain('openAuthModal');
    expect(demo().starred).toBe(false);
  });
});

test('blank names and tags, and existing tags, are not sent', async () => {
  expect(await addTag(demo(), '   ')).toBe(false);
  expect(await addTag(demo(), 'WARM')).toBe(false);
  expect(await renameDemo(demo(), '  ')).toBe(false);
  expect(await renameDemo(demo(), 'Harbor Law')).toBe(true);
  expect(library.browser.requests).toEqual([]);
  expect(validateTag(['warm'], ' Warm ')).toBe('This demo has that tag already');
  expect(validateTag([], 'x'.repeat(41))).toBe('A tag has at most 40 characters');
});
