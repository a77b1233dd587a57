import { describe } from 'vitest';
import { hasBrowser, still, useBrowser } from './browser.ts';
import { chromiumVisitors } from './chromium-visitor.ts';
import { testJourneys } from './studio-journeys.ts';

describe.skipIf(!hasBrowser)('the studio in Chromium', { timeout: 240_000 }, () => {
  testJourneys(chromiumVisitors(useBrowser(still).open));
});
