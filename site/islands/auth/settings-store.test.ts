import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeService, offline, settings } from '../ui/testing/fake-page.ts';
import { $settings, forgetSettings, loadSettings } from './settings-store.ts';

beforeEach(forgetSettings);
afterEach(() => void vi.unstubAllGlobals());

test('the service is asked once a page', async () => {
  const sent = fakeService({ 'GET /api/settings': () => Response.json(settings) });
  await Promise.all([loadSettings(), loadSettings()]);
  expect(sent).toHaveLength(1);
  expect($settings.get()).toEqual(settings);
});

test('a service that could not say is asked again', async () => {
  fakeService({ 'GET /api/settings': offline });
  expect(await loadSettings()).toBeUndefined();
  fakeService({ 'GET /api/settings': () => Response.json(settings) });
  expect(await loadSettings()).toEqual(settings);
});
