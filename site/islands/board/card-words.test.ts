import { expect, test } from 'vitest';
import type { EventKind, LoggedEvent } from '../../../service/contract/events.ts';
import { demoReply } from '../library/fake-browser.ts';
import { savedDemo } from '../library/library-demo.ts';
import { describeLastEvent } from './card-words.ts';

const now = Date.parse('2026-05-10T12:00:00Z');
const event = (
  kind: EventKind,
  data: Readonly<Record<string, unknown>> = {},
  at = '2026-05-09T11:00:00Z',
): { lastSignal: LoggedEvent } => ({
  lastSignal: {
    number: 1,
    demoId: 'd',
    demo: 'Harbor',
    recipientId: null,
    recipient: null,
    kind,
    actor: 'client',
    at,
    data,
  },
});
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
  [{ stage: 'seen', ...event('visit.ended', { visibleMs: 72_000 }) }, '1 min 12 s, yesterday'],
  [{ stage: 'seen', ...event('visit.began', { returned: true, nth: 3 }) }, '3rd visit, yesterday'],
  [
    { stage: 'seen', ...event('visit.ended', { forwarded: true }) },
    'Probably forwarded, yesterday',
  ],
  [{ stage: 'sent', visits: 0, stageAt: since, ...event('link.copied') }, 'Not opened, 4 days'],
  [{ stage: 'won', ...event('deposit.paid') }, 'Deposit paid, yesterday'],
  [{ stage: 'won', stageAt: since, ...event('visit.began') }, 'Won May 6'],
  [{ stage: 'sent', expiresAt: '2026-05-09T12:00:00Z' }, 'Link expired'],
] as const)('of %j a card says %j', (more, words) => {
  expect(describeLastEvent(savedDemo(demoReply(more)), now)).toBe(words);
});
