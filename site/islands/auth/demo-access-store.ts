import { atom } from 'nanostores';
import { openDemoAccess, type DemoUser } from '../../../service/contract/demo-access.ts';
import { callService } from '../ui/call-service.ts';
import { wait } from '../ui/wait.ts';

/** Stored in this browser only; the service does not read it, and it does not open the builder. */
const key = 'demoAccess';
const loginDelay = 500;

/** The user of the access code that was entered in this browser. */
export const $demoUser = atom<DemoUser | undefined>(undefined);

function parseDemoUser(value: unknown): DemoUser | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, name, authLevel, demoCount, maxDemos } = value as Partial<
    Record<keyof DemoUser, unknown>
  >;
  if (typeof id !== 'string' || typeof name !== 'string') return undefined;
  if (authLevel !== 'basic' && authLevel !== 'agency' && authLevel !== 'enterprise')
    return undefined;
  if (!isCount(demoCount) || !isCount(maxDemos)) return undefined;
  return { id, name, authLevel, demoCount, maxDemos };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function storeDemoUser(user: DemoUser): void {
  $demoUser.set(user);
  try {
    localStorage.setItem(key, JSON.stringify(user));
  } catch {
    // Without storage it lasts until the page is left.
  }
}

function forget(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

/** Restores the user of an earlier code; an unreadable one is removed. */
export function restoreDemoUser(): void {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(key);
  } catch {
    return;
  }
  if (stored === null) return;
  const user = parseUser(stored);
  if (user) $demoUser.set(user);
  else forget();
}

function parseUser(stored: string): DemoUser | undefined {
  try {
    return parseDemoUser(JSON.parse(stored));
  } catch {
    return undefined;
  }
}

/**
 * Checks an access code with the service, half a second later; returns an error sentence, or
 * undefined.
 */
export async function enterCode(code: string, signal?: AbortSignal): Promise<string | undefined> {
  if (code.trim() === '') return 'Access code is required';
  await wait(loginDelay);
  const result = await callService(openDemoAccess, {
    body: { code: code.trim() },
    ...(signal ? { signal } : {}),
  });
  if (!result.ok) return result.error.fields?.['code'] ?? result.error.error;
  storeDemoUser(result.reply.user);
  return undefined;
}

export function endDemoAccess(): void {
  $demoUser.set(undefined);
  forget();
}

/** Remaining demos, at least 0. */
export function demosLeft(user = $demoUser.get()): number {
  return user ? Math.max(0, user.maxDemos - user.demoCount) : 0;
}

/** Uses up one demo of the access code; false when none is left. */
export function spendCredit(): boolean {
  if (!$demoUser.get()) restoreDemoUser();
  const user = $demoUser.get();
  if (!user || user.demoCount >= user.maxDemos) return false;
  storeDemoUser({ ...user, demoCount: user.demoCount + 1 });
  return true;
}
