import { expect, test } from 'vitest';
import { actionKind } from './action-kinds.ts';

test.each([
  ['Donate now', 'help'],
  ['Faire un don', 'help'],
  ['Afspraak maken', 'date'],
  ['Reserveer een terrein', 'date'],
  ['Call the yard', 'contact'],
  ['Kontakt', 'contact'],
  ['Start here', 'join'],
])('the button “%s” in a trade that one joins asks for: %s', (label, kind) => {
  expect(actionKind(label, 'join')).toBe(kind);
});
