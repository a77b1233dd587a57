import type { InboxMessage } from '../contract/inbox.ts';

const kinds: Readonly<Record<InboxMessage['kind'], string>> = {
  inquiry: 'Inquiry',
  comment: 'Comment',
  'more-time': 'More time',
  'demo-request': 'Demo request',
};

const columns: readonly (readonly [title: string, value: (message: InboxMessage) => string])[] = [
  ['Received', ({ receivedAt }) => receivedAt],
  ['Kind', ({ kind }) => kinds[kind]],
  ['Name', ({ name }) => name ?? ''],
  ['Email', ({ email }) => email ?? ''],
  ['Phone', ({ phone }) => phone ?? ''],
  ['Agency', ({ agency }) => agency ?? ''],
  ['Topic', ({ topic }) => topic ?? ''],
  ['Message', ({ text }) => text ?? ''],
  ['Demo', ({ demo }) => demo?.name ?? ''],
  ['Link', ({ demo }) => demo?.uniqueId ?? ''],
  ['Site', ({ site }) => site ?? ''],
  ['Read', ({ read }) => (read ? 'yes' : 'no')],
];

/**
 * A quoted cell. A text that a spreadsheet would read as a formula is prefixed with an apostrophe,
 * as OWASP advises; so is a telephone number like `+49 30`.
 */
function cell(text: string): string {
  const safe = /^\s*[=+\-@]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

function line(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

/** The first line, after the byte order mark by which spreadsheets recognize UTF-8. */
export const csvHead = `\ufeff${line(columns.map(([title]) => title))}`;

/** A message as one record of the file, as RFC 4180 defines it. */
export function csvLine(message: InboxMessage): string {
  return line(columns.map(([, value]) => value(message)));
}
