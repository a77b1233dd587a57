import { expect, test } from 'vitest';
import { findTradeOf } from './find-test-trade.ts';

const services = ['Aire acondicionado', 'Electricidad', 'Fontanería'];
const text = '<h2>Fontanería</h2><p>Problemas de fontanería y plomería, electricidad.</p>';

test.each([
  ['Brenner', services, 'craft-business'],
  ['Brenner, fontanero', services, 'plumber'],
  ['Brenner', ['Fontanería', 'Desatascos'], 'plumber'],
])('a firm called %s with the services %j is a %s', (title, offered, trade) => {
  expect(findTradeOf(`<title>${title}</title>${text}`, 'es', offered)).toBe(trade);
});
