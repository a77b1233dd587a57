import { expect, test } from 'vitest';
import type { InboxMessage } from '../contract/inbox.ts';
import { csvHead, csvLine } from './csv-lines.ts';

const message: InboxMessage = {
  id: 'm1',
  kind: 'inquiry',
  receivedAt: '2026-11-23T10:00:00.000Z',
  read: true,
  name: 'Ann "A" Lee',
  email: 'ann@home.example',
  phone: null,
  agency: null,
  topic: 'Family law',
  text: 'One\nTwo, three',
  demo: { uniqueId: 'law-harbor-aaaaaa', name: 'مكتب المحاماة', state: 'live' },
  site: null,
  mail: 'sent',
  recipient: 'ada@agency.example',
};

test('a message is one record, with its quotes doubled and its lines kept', () => {
  expect(csvLine(message)).toBe(
    '"2026-11-23T10:00:00.000Z","Inquiry","Ann ""A"" Lee","ann@home.example","","","Family law",' +
      '"One\nTwo, three","مكتب المحاماة","law-harbor-aaaaaa","","yes"\r\n',
  );
});

test('the file begins with the mark of UTF-8 and a title for each column', () => {
  expect(csvHead).toMatch(/^\ufeff"Received","Kind",.*"Read"\r\n$/u);
  expect(csvHead.split(',')).toHaveLength(12);
});

test.each(['=HYPERLINK("x")', '+49 30 1', '-1+1', '@SUM(A1)', '\t=1', '\r=1', '  =1'])(
  'a cell that a spreadsheet would compute is plain text: %j',
  (name) => {
    const [, , cell] = csvLine({ ...message, name }).split(/,(?=")/u);
    expect(cell).toMatch(/^"'/u);
  },
);
