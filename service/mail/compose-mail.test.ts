import { expect, test } from 'vitest';
import { platform } from '../platform.ts';
import { composeMail } from './compose-mail.ts';
import type { MailTopic } from './mail-topic.ts';

const origin = 'http://127.0.0.1:8787';
const token = 'x'.repeat(24);
const topics: readonly MailTopic[] = [
  { kind: 'verify-email', origin, token },
  { kind: 'reset-password', origin, token },
  { kind: 'social-sign-in', origin, providers: ['Google', 'GitHub'] },
  { kind: 'password-changed', origin },
  { kind: 'message', about: 'inquiry', content: { Name: 'Ada', Message: 'Hello' } },
  { kind: 'message', about: 'demo-request', content: { Name: 'Ada' } },
  {
    kind: 'message',
    about: 'more-time',
    content: { Demo: 'Harbor', Link: `${origin}/demos/law-x-a1b2c3` },
  },
];

test.each(topics.map((topic) => [topic.kind, topic] as const))(
  'a mail of the kind %s names the product, loads nothing, and has short lines',
  (_, topic) => {
    const { text, html } = composeMail(topic);
    for (const part of [text, html]) {
      expect(part).toContain(platform.name);
      expect(Math.max(...part.split('\n').map((line) => line.length))).toBeLessThanOrEqual(76);
    }
    expect(html).not.toMatch(/<(?:img|script|link|table|style)|url\(|src=/u);
    const addresses = [...html.matchAll(/href="([^"]*)"/gu)].map(([, address]) => address);
    expect(addresses.every((address) => address?.startsWith(`${origin}/`) === true)).toBe(true);
  },
);

test('a link is in one piece in both parts, with the public address', () => {
  const { text, html } = composeMail({ kind: 'reset-password', origin, token });
  expect(text).toContain(`\n${origin}/reset-password?token=${token}\n`);
  expect(html).toContain(`href="${origin}/reset-password?token=${token}"`);
});

test('a visitor’s text is plain text in both parts, line by line', () => {
  const content = { Message: 'One <b>two</b>\n"three" & $& `four`' };
  const { text, html } = composeMail({ kind: 'message', about: 'inquiry', content });
  expect(text).toContain('Message:\nOne <b>two</b>\n"three" & $& `four`');
  expect(html).toContain('One &lt;b&gt;two&lt;/b&gt;<br>&quot;three&quot; &amp; $&amp; `four`');
});

test('an account that signs in with others is told with whom', () => {
  expect(composeMail({ kind: 'social-sign-in', origin, providers: ['Google'] }).text).toContain(
    'you sign in with Google',
  );
});
