import { expect, test } from 'vitest';
import { validateText } from './content-faults.ts';
import { listFields } from './list-fields.ts';

const rule = listFields.events.find(({ isDate }) => isDate);

test.each([
  ['2027-03-14', undefined],
  ['', 'Please choose its date'],
  ['2027-02-30', 'Please enter a day of the calendar'],
])('the date %j of an event: %s', (date, sentence) => {
  if (!rule) throw new Error('the calendar has no date');
  const entry = { key: 1, texts: { title: 'Open day', date }, origin: { kind: 'typed' } } as const;
  expect(validateText(rule, entry)).toBe(sentence);
});
