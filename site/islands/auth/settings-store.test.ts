import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeService, offline, settings } from '../ui/testing/fake-page.ts';
import { $settings, loadSettings } from './settings-store.ts';

beforeEach(() => $settings.set(undefined));
afterEach(() => void vi.unstubAllGlobals());

test('the settings are requested once per page', async () => {
  const sent = fakeService({ 'GET /api/settings': () => Response.json(settings) });
  await Promise.all([loadSettings(), loadSettings()]);
  expect(sent).toHaveLength(1);
  expect($settings.get()).toEqual(settings);
});

test('the settings are requested again after a failure', async () => {
  fakeService({ 'GET /api/settings': offline });
  expect(await loadSettings()).toBeUndefined();
  fakeService({ 'GET /api/settings': () => Response.json(settings) });
  expect(await loadSettings()).toEqual(settings);
});
