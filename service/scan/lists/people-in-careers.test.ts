import { describe, expect, test } from 'vitest';
import { findPeople } from './find-people.ts';
import { readTestPage } from './read-test-pages.ts';

const people = (text: string): readonly string[] | undefined =>
  findPeople([readTestPage(`<p>${text}</p>`)], 'Tallow Yard')?.values.map(
    ({ name, title }) => `${name}|${title}`,
  );

describe('the history of a firm names', () => {
  test.each([
    [
      'Ann Tallow, who began on her father’s farm when she was thirteen, founded Tallow Roofing in Leeds.',
      ['Ann Tallow|Founder'],
    ],
    [
      'Joe Harrow, Ann’s nephew, started here in 1984 and became President of the company in 1999.',
      ['Joe Harrow|President'],
    ],
    [
      'Fondata nel 1988, siamo oggi un punto di riferimento. Nata dalla visione di Marco Tallini, l’azienda è cresciuta.',
      ['Marco Tallini|'],
    ],
    ['Das Studio wurde 2009 gegründet von Hanna Vossberg und wächst seither.', ['Hanna Vossberg|']],
    ['Unsere Kanzlei, gegründet von Hanna Vossberg im Jahr 2009, wächst.', ['Hanna Vossberg|']],
    ['Notre atelier, ouvert en 2011, a été fondé par Luc Tanneur à Lyon.', ['Luc Tanneur|']],
  ])('people in “%s”', (text, expected) => {
    expect(people(text)).toEqual(expected);
  });

  test.each([
    'Amos Harrow, a smith from the next village, founded the company in 1921.',
    'Ann Reed, whom everybody knows from the news, founded Globex in a garage.',
    'Die Schule wurde 1890 gegründet von Amos Tallow, und 2010 neu gebaut.',
    'Nous vendons la marque Velane, fondée par Jean Tanneur en 2001.',
    'Wir sind im Bund der Müller, gegründet von Karl Tallow im Jahr 1998.',
    'L’ordre a été fondé par Jean Tanneur pour les pauvres de la ville.',
  ])('nobody in “%s”', (text) => {
    expect(people(text)).toBeUndefined();
  });
});

describe('a statement about somebody', () => {
  test.each([
    [
      'Aline Duterre est ostéopathe agréée, reconnue par l’État.',
      'Aline Duterre|Ostéopathe agréée',
    ],
    ['Anna Lindmark är tandläkare i Lund.', 'Anna Lindmark|Tandläkare'],
    [
      'Ann B. Weller, D.D.S., has been practicing family dentistry in the same place for years.',
      'Ann B. Weller|D.D.S',
    ],
    [
      'Oi, eu sou a Sara, Sara Mara Tallo. Meu trabalho nasceu do carinho pela cozinha.',
      'Sara Mara Tallo|',
    ],
  ])('is read from “%s”', (text, expected) => {
    expect(people(text)).toEqual([expected]);
  });

  test.each([
    'Dr. Tallo ist Partner unserer Bäckerei.',
    'Velane Pro is partner van onze winkel.',
    'San Tallino es una ciudad preciosa cerca del mar.',
    'Ann Weller, D.D.S., says that children should brush their teeth twice a day.',
    'After I qualified as a physiotherapist I worked in Leeds for many years.',
  ])('is not read from “%s”', (text) => {
    expect(people(text)).toBeUndefined();
  });
});
