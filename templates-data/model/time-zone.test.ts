import { expect, test } from 'vitest';
import { findTimeZone } from './time-zone.ts';

test.each([
  [{ phone: '+49 30 901820' }, 'Europe/Berlin'],
  [{ phone: '0049 30 901820' }, 'Europe/Berlin'],
  [{ phone: '030 901820', website: 'https://www.harbor.de/' }, 'Europe/Berlin'],
  [{ phone: '030 901820', address: 'Am Wall 1\n10115 Berlin, Deutschland' }, 'Europe/Berlin'],
  [{ phone: '+44 (0)20 7946 0958' }, 'Europe/London'],
  [{ address: '1 High Street\nLeeds LS1 4AP' }, 'Europe/London'],
  [{ phone: '(902) 555-0199', address: '9 Pier Road\nHalifax, NS B3J 2K9' }, 'America/Halifax'],
  [{ phone: '+1 902 555 0199' }, 'America/Halifax'],
  [{ phone: '915-555-0100', address: '1 Main St, El Paso, TX 79901' }, 'America/Denver'],
  [{ phone: '512-555-0100', address: '1 Main St, Austin, TX 78701' }, 'America/Chicago'],
  [{ phone: '08 9999 0000', address: '1 Hay St\nPerth WA 6000' }, 'Australia/Perth'],
  [{ phone: '+55 11 99999 0000' }, 'America/Sao_Paulo'],
  [{ phone: '+34 91 555 01 00' }, 'Europe/Madrid'],
  [{ phone: '+34 928 55 01 00' }, 'Atlantic/Canary'],
])('a place with %j is in the zone %s', (place, zone) => {
  expect(findTimeZone(place)).toBe(zone);
  expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
});

test.each([
  [{}, 'nothing is known'],
  [
    { phone: '+34 612 555 010', address: 'Costa Adeje, Tenerife' },
    'a mobile number is of no place',
  ],
  [{ phone: '928 123 456', website: 'https://dunas.es/' }, 'the country has two zones'],
  [{ phone: '+351 912 555 010', address: 'Ponta Delgada' }, 'a mobile number is of no place'],
  [{ address: '1 rue du Port\n97400 Saint-Denis, France' }, 'it lies overseas'],
  [{ phone: '0590 55 01 00', website: 'https://ti-case.fr/' }, 'it may lie overseas'],
  [{ phone: '030 901820' }, 'the number names no country'],
  [
    { phone: '030 901820', website: 'https://harbor.io/' },
    'the ending of the website is no country’s',
  ],
  [{ phone: '+7 495 123-45-67' }, 'the country has many zones'],
  [{ phone: '+1 800 555 0199' }, 'the number is of no place'],
  [{ phone: '+1 605 555 0199' }, 'the area lies in two zones'],
  [
    { phone: '+49 30 901820', address: '1 High Street\nLeeds LS1 4AP' },
    'number and address name two countries',
  ],
])('a place with %j has no certain zone: %s', (place, _) => {
  expect(findTimeZone(place)).toBeUndefined();
});
