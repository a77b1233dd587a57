import { expect, test } from 'vitest';
import { actionKind } from './action-kinds.ts';

test.each([
  ['Donate now', 'help'],
  ['Faire un don', 'help'],
  ['Afspraak maken', 'appointment'],
  ['Tisch reservieren', 'table'],
  ['Offerte aanvragen', 'quote'],
  ['Réserver un essai', 'trial'],
  ['Order from the mill', 'order'],
  ['Schedule a tour', 'visit'],
  ['Become a member', 'join'],
  ['Reserveer een terrein', 'date'],
  ['Start here', 'contact'],
  ['Kontakt', 'contact'],
])('the button “%s” asks for: %s', (label, kind) => {
  expect(actionKind(label, 'join')).toBe(kind);
});

test('a button that only says “book” asks for what its trade books', () => {
  expect(actionKind('Réservez', 'stay')).toBe('stay');
  expect(actionKind('Book now', 'contact')).toBe('date');
});
