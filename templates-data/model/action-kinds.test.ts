import { expect, test } from 'vitest';
import { actionKind } from './action-kinds.ts';

test.each([
  ['Donate now', 'help'],
  ['Faire un don', 'help'],
  ['Afspraak maken', 'date'],
  ['Reserveer een terrein', 'date'],
  ['Call the yard', 'contact'],
  ['Kontakt', 'contact'],
  ['Start here', 'contact'],
  ['Facebook', 'contact'],
  ['Donnerstag Brunch', 'contact'],
  ['Zum Buchladen', 'contact'],
  ['Jetzt buchen', 'date'],
  ['Onlinebuchung', 'date'],
  ['Onze boekwinkel', 'contact'],
  ['Boek nu', 'date'],
  ['Visit the bookshop', 'contact'],
  ['Boka tid', 'date'],
])('the button “%s” in a trade that one joins asks for: %s', (label, kind) => {
  expect(actionKind(label, 'join')).toBe(kind);
});

test.each([
  ['Book a Table', 'table', 'table'],
  ['Order Online', 'table', 'contact'],
  ['Devis gratuit', 'appointment', 'contact'],
  ['Bestil nu', 'order', 'order'],
] as const)('the button “%s” in a trade for %s asks for: %s', (label, usual, kind) => {
  expect(actionKind(label, usual)).toBe(kind);
});
