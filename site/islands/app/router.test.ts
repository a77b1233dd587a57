import { beforeEach, expect, test, vi } from 'vitest';
import type * as Router from './router.ts';

let router: typeof Router;
let entries: string[];
const listeners = new Map<string, (event: unknown) => void>();

function show(address: string): void {
  const { href, origin, pathname, search } = new URL(address, 'https://demos.example');
  Object.assign(window.location, { href, origin, pathname, search });
}

/** Goes back as a browser does: the address changes, then `popstate` fires. */
function goBack(): void {
  entries.pop();
  show(entries.at(-1) ?? '/app');
  listeners.get('popstate')?.({});
}

async function openAt(address: string): Promise<void> {
  entries = [address];
  listeners.clear();
  vi.resetModules();
  vi.stubGlobal('document', { addEventListener: () => undefined });
  vi.stubGlobal('window', {
    location: {},
    addEventListener: (type: string, listener: (event: unknown) => void) =>
      listeners.set(type, listener),
    history: {
      pushState: (_: unknown, __: string, to: string) => {
        entries.push(to);
        show(to);
      },
      replaceState: (_: unknown, __: string, to: string) => {
        entries[entries.length - 1] = to;
        show(to);
      },
    },
  });
  show(address);
  router = await import('./router.ts');
  router.handleLinks(() => true);
}

beforeEach(() => openAt('/app?q=harbor'));

test('navigating adds one entry to the history, and Back returns to the one before', () => {
  router.navigate('/app/demos/law-x');
  router.navigate('/app/demos/law-x');
  expect(entries).toEqual(['/app?q=harbor', '/app/demos/law-x']);
  goBack();
  expect(router.$address.get()).toEqual({ path: '/app', search: '?q=harbor', isFirst: false });
});

test('a guard keeps the address until the person wants to leave', () => {
  let leave: () => void = () => undefined;
  router.navigate('/app/new');
  const end = router.guardAddress((go) => {
    leave = go;
    return true;
  });
  router.navigate('/app');
  expect(router.$address.get().path).toBe('/app/new');
  goBack();
  expect([router.$address.get().path, window.location.pathname]).toEqual(['/app/new', '/app/new']);
  leave();
  expect([router.$address.get().path, window.location.pathname]).toEqual(['/app', '/app']);
  end();
  router.navigate('/app/new');
  expect(router.$address.get().path).toBe('/app/new');
});

test('replacing the address does not call the guard', () => {
  router.navigate('/app/new');
  router.guardAddress(() => true);
  router.navigate('/app/demos/law-x/edit', { replace: true });
  expect(entries).toEqual(['/app?q=harbor', '/app/demos/law-x/edit']);
});

test('the address requested from a host without rules is restored', async () => {
  await openAt('/app/?at=%2Fapp%2Fsettings%2Fplan%3Fbilling%3Dtest');
  expect(router.$address.get()).toMatchObject({
    path: '/app/settings/plan',
    search: '?billing=test',
  });
  await openAt('/app/?at=https%3A%2F%2Felsewhere.example');
  expect(router.$address.get().path).toBe('/app/');
});
