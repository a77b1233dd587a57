import { expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { findHours } from './find-hours.ts';

const at = new URL('https://tallow.example/');
const scanHours = (...pages: string[]): string | undefined =>
  findHours(pages.map((html) => readPage(html, at)))?.value;

test('prefers hours that a page calls opening hours to the times of a class or a service', () => {
  const services = '<p>Sunday:</p><p>Morning worship 10:55am - 12:00pm Sunday</p>';
  const office = '<h3>Office hours</h3><p>Tue - Sat: 9:00am - 1:30pm</p>';
  expect(scanHours(services, office)).toBe('Tue - Sat: 9:00am - 1:30pm');
  expect(scanHours(services)).toContain('10:55am');
});

test('does not take the hours of one of several sights near an inn', () => {
  const sight = (name: string, hours: string): string =>
    `<h4>${name}</h4><p>By bus</p><p>By boat</p><p>${name} is five miles away. It has a gallery of paintings, a garden and a shop with books. Open ${hours}.`;
  expect(
    scanHours(
      sight('The palace', '10 am to 5 pm, closed on Mondays') +
        sight('The fort', '9 am to 4 pm, closed on Fridays'),
    ),
  ).toBeUndefined();
});

test.each([
  ['es', 'Abierto las 24 horas, los 365 días', 'Las 24 horas, los 365 días'],
  ['fr', 'Ouvert 24h/24', '24h/24'],
  ['it', 'Aperto 24 ore su 24', '24 ore su 24'],
  ['de', 'Rund um die Uhr für Sie da', 'Rund um die Uhr'],
  ['pl', 'Czynne całodobowo', 'Całodobowo'],
])('reads in %s that a firm is always open', (language, line, hours) => {
  expect(scanHours(`<html lang=${language}><p>${line}`)).toBe(hours);
});

test('does not take a website, a machine or a hotline that is always there for opening hours', () => {
  for (const line of [
    'Le site est accessible 24h/24',
    'Distributeur 24h/24',
    'Notdienst rund um die Uhr',
    'Urgencias 24 horas al día',
  ])
    expect(scanHours(`<p>${line}`)).toBeUndefined();
});

test.each([
  ['cs', 'po - pá: 07:30 - 16:00\nne: zavřeno'],
  ['sv', 'mån - fre: 07:30 - 16:00\nsön: stängt'],
  ['ru', 'пн - пт: 07:30 - 16:00\nвс: закрыто'],
])('tells structured hours in %s', (language, hours) => {
  const data = {
    '@type': 'Store',
    name: 'Tallow',
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '07:30',
        closes: '16:00',
      },
      { dayOfWeek: 'Sunday', opens: '00:00', closes: '00:00' },
    ],
  };
  expect(
    scanHours(
      `<html lang=${language}><script type="application/ld+json">${JSON.stringify(data)}</script>`,
    ),
  ).toBe(hours);
});
