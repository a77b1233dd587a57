import { expect, test } from 'vitest';
import { readPersonName } from './person-words.ts';

test.each([
  ['John D.Lee', 'John D. Lee'],
  ['Ann B.King', 'Ann B. King'],
  ['Kate M.Wood', 'Kate M. Wood'],
  ['Peter B.Kuhn', 'Peter B. Kuhn'],
  ['Kate M.Phil', 'Kate M. Phil'],
])('an initial without a space belongs to the name: %s', (text, name) => {
  expect(readPersonName(text)).toBe(name);
});

test.each(['Hanna Vos M.Ost', 'Hanna Vos B.Sc', 'Hanna Vos, M.Phil'])(
  'a degree after two words of a name is no part of it: %s',
  (text) => {
    expect(readPersonName(text)).toBe(text);
  },
);
