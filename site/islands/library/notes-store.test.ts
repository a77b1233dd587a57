import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { $session } from '../auth/session-store.ts';
import { $toast, dismissToast } from '../ui/toast-store.ts';
import { demoReply, fakeBrowser, refusal, type FakeBrowser } from './fake-browser.ts';
import { $saved, loadLibrary, openLibrary } from './library-store.ts';
import { $notes, startNotes, saveNotesNow, editNotes } from './notes-store.ts';
import { storePending, mergeNotes, readPending } from './pending-notes.ts';

let browser: FakeBrowser;
let stop: () => void;
const patch = 'PATCH /api/demos/d1';
const sent = (): unknown[] =>
  browser.requests.filter(({ call }) => call === patch).map(({ body }) => body['notes']);
const state = (): string | undefined => $notes.get()['d1']?.state;

beforeEach(async () => {
  vi.useFakeTimers();
  browser = fakeBrowser();
  browser.answers['GET /api/demos'] = () => Response.json([demoReply({ notes: 'old' })]);
  browser.answers[patch] = (body) => Response.json(demoReply(body));
  $notes.set({});
  stop = startNotes('u1');
  openLibrary('u1');
  await loadLibrary();
});
afterEach(async () => {
  stop();
  await vi.advanceTimersByTimeAsync(200_000);
  $saved.set([]);
  dismissToast();
  dismissToast();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('notes', () => {
  test('are saved once when typing pauses, with a confirmation', async () => {
    for (const text of ['old c', 'old ca', 'old call']) editNotes('d1', text);
    expect([sent(), state()]).toEqual([[], 'waiting']);
    await vi.advanceTimersByTimeAsync(700);
    expect([sent(), state()]).toEqual([['old call'], 'saved']);
    expect($saved.get()[0]?.notes).toBe('old call');
    expect(readPending('u1')).toEqual({});
  });

  test('typed during a request are sent after it', async () => {
    let answer: () => void = () => undefined;
    browser.answers[patch] = (body) =>
      new Promise((resolve) => {
        answer = () => resolve(Response.json(demoReply(body)));
      });
    editNotes('d1', 'one');
    await vi.advanceTimersByTimeAsync(700);
    editNotes('d1', 'one two');
    await vi.advanceTimersByTimeAsync(700);
    expect(sent()).toEqual(['one']);
    answer();
    await vi.advanceTimersByTimeAsync(1);
    expect(sent()).toEqual(['one', 'one two']);
    answer();
    await vi.advanceTimersByTimeAsync(1);
    expect(state()).toBe('saved');
  });

  test('that could not be saved stay on screen and on the device, and are sent again', async () => {
    browser.cutOff(patch);
    editNotes('d1', 'old call');
    await vi.advanceTimersByTimeAsync(700);
    expect([state(), $notes.get()['d1']?.text]).toEqual(['failed', 'old call']);
    expect(readPending('u1')).toEqual({ d1: { text: 'old call', base: 'old' } });
    expect($toast.get()).toMatchObject({
      title: 'Error updating demo',
      description: 'Failed to update notes',
    });
    dismissToast();
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent().length).toBeGreaterThan(1);
    expect($toast.get()).toBeUndefined();
    browser.answers[patch] = (body) => Response.json(demoReply(body));
    browser.fire('online');
    await vi.advanceTimersByTimeAsync(1);
    expect([state(), sent().at(-1)]).toEqual(['saved', 'old call']);
  });

  test('survive the end of a session, and are saved after signing in again', async () => {
    browser.answers[patch] = () => refusal(401, 'Please log in first.');
    editNotes('d1', 'not a letter lost');
    await vi.advanceTimersByTimeAsync(700);
    expect([state(), browser.events]).toEqual(['signed-out', ['openAuthModal']]);
    browser.answers[patch] = (body) => Response.json(demoReply(body));
    $session.set({ status: 'signed-in', user: { id: 'u1' } } as never);
    await vi.advanceTimersByTimeAsync(1);
    expect([state(), sent().at(-1)]).toEqual(['saved', 'not a letter lost']);
    $session.set({ status: 'unknown' });
  });

  test('are sent immediately when the library or the page is left', async () => {
    editNotes('d1', 'left the library');
    saveNotesNow();
    await vi.advanceTimersByTimeAsync(1);
    expect(sent()).toEqual(['left the library']);
    editNotes('d1', 'left the page');
    browser.fire('pagehide');
    expect(sent()).toEqual(['left the library', 'left the page']);
  });

  test('of a crashed tab are restored from the device and saved with the next list', async () => {
    storePending('u1', 'd1', { text: 'old and crashed', base: 'old' });
    await loadLibrary();
    await vi.advanceTimersByTimeAsync(1);
    expect([sent(), state()]).toEqual([['old and crashed'], 'saved']);
    expect(readPending('u1')).toEqual({});
  });

  test('of another person on this device stay unchanged', async () => {
    storePending('u2', 'd1', { text: 'not yours', base: 'old' });
    await loadLibrary();
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent()).toEqual([]);
  });
});

test.each([
  ['old', 'old new', 'old', 'old new'],
  ['old', 'old new', 'old new', 'old new'],
  ['old', 'mine', 'theirs', 'theirs\n\nmine'],
  ['', 'mine', 'before mine after', 'before mine after'],
  ['old', 'old and more', '', 'old and more'],
])('from %j, %j unsent and %j in the service become %j', (base, text, there, merged) => {
  expect(mergeNotes({ text, base }, there)).toBe(merged);
});

test('unreadable notes on a device are ignored', () => {
  for (const broken of ['', 'no json', '[]', '{"d1":{"text":1}}', 'null']) {
    browser.stored.set('studio-notes:u1', broken);
    expect(readPending('u1')).toEqual({});
  }
  browser.stored.clear();
});
