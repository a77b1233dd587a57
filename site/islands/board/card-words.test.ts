import { expect, test } from 'vitest';
import { demoReply } from '../library/fake-browser.ts';
import { savedDemo } from '../library/library-demo.ts';
import { describeLastEvent } from './card-words.ts';

const now = Date.parse('2026-05-10T12:00:00Z');
const since = '2026-05-06T12:00:00Z';

test.each([
  [{ stage: 'sent', visits: 0, stageAt: since }, 'Not opened, 4 days'],
  [{ stage: 'sent', visits: 0, stageAt: '2026-05-10T09:00:00Z' }, 'Not opened yet'],
  [{ stage: 'seen', visits: 1, stageAt: '2026-05-10T09:00:00Z' }, '1 visit'],
  [{ stage: 'talking', visits: 3, stageAt: '2026-05-09T11:00:00Z' }, '3 visits, 1 day here'],
  [{ stage: 'draft', visits: 0, updatedAt: since }, 'Edited May 6'],
  [{ stage: 'won', stageAt: since }, 'Won May 6'],
  [{ stage: 'lost', stageAt: since }, 'Lost May 6'],
  [{ stage: 'lost', lostReason: 'Too dear' }, 'Too dear'],
  [{ stage: 'sent', stopped: true }, 'Taken down'],
  [{ stage: 'sent', expiresAt: '2026-05-09T12:00:00Z' }, 'Link expired'],
] as const)('of %j a card says %j', (more, words) => {
  expect(describeLastEvent(savedDemo(demoReply(more)), now)).toBe(words);
});
