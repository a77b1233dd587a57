import { expect, test } from 'vitest';
import type { InboxMessage } from '../../../service/contract/inbox.ts';
import { answerLink } from './answer-link.ts';
import { targetIndex } from './use-inbox-keys.ts';

const message: InboxMessage = {
  id: 'm1',
  kind: 'inquiry',
  receivedAt: '2026-11-23T10:16:00.000Z',
  read: true,
  name: 'Ann Lee',
  email: 'ann+web@home.example',
  phone: null,
  agency: null,
  topic: 'Family law',
  text: 'One & two\nThree?',
  demo: { uniqueId: 'law-harbor-aaaaaa', name: 'Harbor', state: 'live' },
  site: null,
  mail: 'sent',
  recipient: null,
};

function read(link: string | undefined): { to: string; subject: string; body: string } {
  const url = new URL(link ?? '');
  const { searchParams } = url;
  return {
    to: decodeURIComponent(url.pathname),
    subject: searchParams.get('subject') ?? '',
    body: searchParams.get('body') ?? '',
  };
}

test('an answer starts with address, subject and the quoted message', () => {
  const { to, subject, body } = read(answerLink(message));
  expect([to, subject]).toEqual(['ann+web@home.example', 'Re: Family law, Harbor']);
  expect(body).toMatch(/^\r\n\r\nOn .+2026.+, Ann Lee wrote:\r\n> One & two\r\n> Three\?$/u);
});

test.each([
  ['long', 'Long text. '.repeat(500)],
  ['Arabic', 'مرحبا بكم '.repeat(300)],
  ['of signs in two parts', '🏠'.repeat(900)],
])('a text that is %s is cut to the length that mail programs accept', (_, text) => {
  const link = answerLink({ ...message, text }) ?? '';
  expect(link.length).toBeLessThanOrEqual(1900);
  expect(link.length).toBeGreaterThan(1850);
  expect(read(link).body).toMatch(/…$/u);
});

test('without an address there is no link, and an empty request is not quoted', () => {
  expect(answerLink({ ...message, email: null })).toBeUndefined();
  const request = { ...message, kind: 'demo-request', text: null, topic: null } as const;
  const link = answerLink(request);
  expect(link).toBe(
    'mailto:ann%2Bweb@home.example?subject=Re%3A%20Your%20request%20for%20a%20demonstration',
  );
});

test.each([
  ['j', -1, 0],
  ['j', 2, 2],
  ['k', 1, 0],
  ['k', 0, 0],
  ['End', 0, 2],
  ['x', 1, undefined],
])('%s leads from place %s to %s', (key, at, place) => {
  expect(targetIndex(key, at, 3)).toBe(place);
});
