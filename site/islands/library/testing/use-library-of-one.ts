import { afterEach, beforeEach, vi } from 'vitest';
import { dismissToast } from '../../ui/toast-store.ts';
import { demoReply, fakeBrowser, type FakeBrowser } from '../fake-browser.ts';
import type { LibraryDemo } from '../library-demo.ts';
import { $saved, loadLibrary, openLibrary } from '../library-store.ts';

export const patch = 'PATCH /api/demos/d1';

/** The only demo of the library. */
export function demo(): LibraryDemo {
  const [first] = $saved.get();
  if (!first) throw new Error('the library is empty');
  return first;
}

/** A library with one saved demo for each test of a file, whose service accepts every change. */
export function useLibraryOfOne(): { browser: FakeBrowser } {
  const library = {} as { browser: FakeBrowser };
  beforeEach(async () => {
    library.browser = fakeBrowser();
    library.browser.answers['GET /api/demos'] = () => Response.json([demoReply()]);
    library.browser.answers[patch] = (body) => Response.json(demoReply(body));
    openLibrary('u1');
    await loadLibrary();
    library.browser.requests.length = 0;
  });
  afterEach(() => {
    dismissToast();
    dismissToast();
    vi.unstubAllGlobals();
  });
  return library;
}
