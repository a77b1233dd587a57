import type { InboxMessage } from '../../../service/contract/inbox.ts';
import { fullTime, senderName } from './message-words.ts';

/** Longer links are cut by programs that open links from outside the browser. */
const maxLink = 1900;

function subject({ kind, topic, demo }: InboxMessage): string {
  if (kind === 'demo-request') return 'Re: Your request for a demonstration';
  const about = topic ?? 'Your message';
  return `Re: ${about}${demo ? `, ${demo.name}` : ''}`;
}

function quoteLines(text: string): string {
  return text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');
}

/** The longest beginning of a text whose mail link is short enough. */
function longestQuote(text: string, link: (quote: string) => string): string {
  if (link(text).length <= maxLink) return text;
  const signs = Array.from(text);
  let fits = 0;
  for (let step = signs.length; step >= 1; step = Math.floor(step / 2)) {
    while (link(`${signs.slice(0, fits + step).join('')}…`).length <= maxLink) fits += step;
  }
  return `${signs.slice(0, fits).join('')}…`;
}

/**
 * A link that opens a mail to the sender, with the subject and the quoted message. Undefined
 * without an address, and for a comment, which is answered beside its words on the demo.
 */
export function answerLink(message: InboxMessage): string | undefined {
  const { email, kind, text, receivedAt } = message;
  if (email === null || kind === 'comment') return undefined;
  const address = encodeURIComponent(email).replaceAll('%40', '@');
  const head = `mailto:${address}?subject=${encodeURIComponent(subject(message))}`;
  if (text === null || text === '') return head;
  const intro = `On ${fullTime(receivedAt)}, ${senderName(message)} wrote:`;
  const link = (quote: string): string =>
    `${head}&body=${encodeURIComponent(`\r\n\r\n${intro}\r\n${quoteLines(quote)}`)}`;
  return link(longestQuote(text.trim(), link));
}
