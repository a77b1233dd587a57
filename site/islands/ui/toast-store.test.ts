import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  $toast,
  $toasters,
  addToaster,
  dismissToast,
  holdToast,
  markPainted,
  resumeToast,
  retractToast,
  toast,
} from './toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  while ($toast.get()) dismissToast();
  vi.useRealTimers();
});

const title = (): string | undefined => $toast.get()?.title;

test('a toast stays five seconds', () => {
  toast({ title: 'Saved' });
  vi.advanceTimersByTime(4999);
  expect(title()).toBe('Saved');
  vi.advanceTimersByTime(1);
  expect(title()).toBeUndefined();
});

test('a second message waits until the first was shown for two seconds', () => {
  toast({ title: 'Website created successfully' });
  toast({ title: 'Website slot used' });
  vi.advanceTimersByTime(1999);
  expect(title()).toBe('Website created successfully');
  vi.advanceTimersByTime(1);
  expect(title()).toBe('Website slot used');
});

test('the time of a message starts when it is painted', () => {
  toast({ title: 'Website created successfully' });
  toast({ title: 'Website slot used' });
  vi.advanceTimersByTime(900);
  markPainted($toast.get()?.id ?? 0);
  vi.advanceTimersByTime(1999);
  expect(title()).toBe('Website created successfully');
  vi.advanceTimersByTime(1);
  expect(title()).toBe('Website slot used');
  vi.advanceTimersByTime(900);
  markPainted($toast.get()?.id ?? 0);
  vi.advanceTimersByTime(4999);
  expect(title()).toBe('Website slot used');
  vi.advanceTimersByTime(1);
  expect(title()).toBeUndefined();
});

test('painting a held toast does not start its time', () => {
  toast({ title: 'Saved' });
  holdToast();
  markPainted($toast.get()?.id ?? 0);
  vi.advanceTimersByTime(60_000);
  expect(title()).toBe('Saved');
});

test('simultaneous messages are all shown, one after another', () => {
  toast({ title: 'One' });
  toast({ title: 'Two', description: 'at first' });
  toast({ title: 'Three' });
  toast({ title: 'Two', description: 'in the end' });
  const shown: unknown[] = [];
  const stop = $toast.listen((present) => shown.push(present?.description ?? present?.title));
  vi.advanceTimersByTime(20_000);
  stop();
  expect(shown).toEqual(['Three', 'in the end', undefined]);
});

test('waiting messages are shown after an error, which has its full time', () => {
  toast({ title: 'One' });
  toast({ title: 'Two' });
  toast({ title: 'Scanning failed', destructive: true });
  vi.advanceTimersByTime(4999);
  expect(title()).toBe('Scanning failed');
  vi.advanceTimersByTime(1);
  expect(title()).toBe('Two');
});

test('an error, and a message with the same title, do not wait', () => {
  toast({ title: 'Theme applied', description: 'Tech Teal' });
  toast({ title: 'Theme applied', description: 'Vibrant Red' });
  expect($toast.get()?.description).toBe('Vibrant Red');
  toast({ title: 'Scanning failed', destructive: true });
  expect(title()).toBe('Scanning failed');
});

test('a toast under the pointer stays', () => {
  toast({ title: 'Saved' });
  holdToast();
  vi.advanceTimersByTime(60_000);
  expect(title()).toBe('Saved');
  resumeToast();
  vi.advanceTimersByTime(5000);
  expect(title()).toBeUndefined();
});

test('a retracted message is removed from the screen and from the queue', () => {
  toast({ title: 'Scanning failed', destructive: true });
  toast({ title: 'Theme applied' });
  retractToast('Scanning failed');
  expect(title()).toBe('Theme applied');
  toast({ title: 'Link copied!' });
  retractToast('Link copied!');
  expect(title()).toBe('Theme applied');
  vi.advanceTimersByTime(5000);
  expect(title()).toBeUndefined();
});

test('a message is shown by the newest dialog, and by the page only when none is open', () => {
  const [dialog, page, second] = [Symbol('dialog'), Symbol('page'), Symbol('second')];
  const removeDialog = addToaster(dialog);
  const removePage = addToaster(page, false);
  const removeSecond = addToaster(second);
  expect($toasters.get().at(-1)).toBe(second);
  removeSecond();
  expect($toasters.get().at(-1)).toBe(dialog);
  removeDialog();
  expect($toasters.get().at(-1)).toBe(page);
  removePage();
});
