import { describe, expect, test } from 'vitest';
import type { Language } from '../../templates-data/model/languages.ts';
import { createEvidence, isFounded, removeClaims } from './check-claims.ts';

const evidence = createEvidence([
  'Marlowe & Finch',
  'Lawyer',
  'Family law in plain words. Founded in 1987 by Ada Finch, rated 4.8 by 1,200 clients.',
  '12 Harbour Road, Halifax',
]);
const founded = (sentence: string, language?: Language): boolean =>
  isFounded(sentence, evidence, language);

describe('a supported sentence', () => {
  test.each([
    ['claims nothing', 'Plain advice for hard days.'],
    ['says a number that is known', 'Founded in 1987.'],
    ['writes a known number in another way', 'Rated 4.8 by 1200 clients.'],
    ['counts the same in another form', 'Rated by 1,200 client families.'],
    ['says in which year', 'In 1987 we began with plain words.'],
    ['names the street', 'Family law at 12 Harbour Road.'],
    ['names who is known', 'Talk to Ada Finch.'],
    ['names the place', 'Family law in Halifax.'],
    ['begins with any word', 'Advice that you understand.'],
    ['counts nothing with "one"', 'One call is enough to begin.'],
  ])('%s', (_name, sentence) => expect(founded(sentence)).toBe(true));

  test.each<[Language, string]>([
    ['de', 'Beratung in klaren Worten.'],
    ['de', 'Familienrecht, verständlich erklärt.'],
    ['fr', 'Des conseils clairs en droit de la famille.'],
    ['es', 'Consejos claros para familias.'],
    ['it', 'Consigli chiari per le famiglie.'],
    ['nl', 'Helder advies voor gezinnen.'],
    ['pl', 'Jasne porady dla rodzin.'],
    ['sv', 'Tydliga råd för familjer.'],
    ['sv', 'Sedan 1987 på samma gata.'],
    ['da', 'Klar rådgivning til familier.'],
    ['no', 'Tydelige råd til familier.'],
    ['pt', 'Conselhos claros para famílias.'],
    ['fr', 'Un plat du jour et des desserts.'],
    ['fr', 'Vins aux tanins souples.'],
    ['de', 'Anmeldung per Telefon.'],
    ['de', 'Hilfe bei akut schmerzenden Zähnen.'],
    ['en', 'Advice for same-sex couples.'],
    ['pt', 'Sardinhas em lata.'],
    ['it', 'Piccolo ma curato.'],
    ['pl', 'Nie musisz znać prawa.'],
    ['pl', 'Porady w sprawach rodzinnych.'],
    ['pl', 'Taniec towarzyski dla dorosłych.'],
    ['no', 'Vi lager dører av tre.'],
  ])('claims nothing in %s: %s', (language, sentence) =>
    expect(founded(sentence, language)).toBe(true),
  );
});

describe('an unsupported sentence is removed', () => {
  test.each([
    ['a number', 'We have won 250 cases.'],
    ['a number in digits that is near a known one', 'Founded in 1978.'],
    ['a number that is the house’s', 'Talk to one of 12 lawyers.'],
    ['a number that is the year’s', 'We have helped 1987 families.'],
    ['a number in words', 'Over twenty years of practice.'],
    ['a share', 'A success rate of 98%.'],
    ['an amount', '$48M recovered.'],
    ['a name', 'Led by John Baker.'],
    ['a name at its beginning', 'Johnson helps families through divorce.'],
    ['a title with a name', 'Meet Dr Smith and the team.'],
    ['somebody’s name in the possessive', 'Baker’s advice is plain.'],
    ['another town', 'Family law in Toronto.'],
    ['an award', 'An award-winning law firm.'],
    ['a rank', 'The leading firm for families.'],
    ['being the best', 'Simply the best advice.'],
    ['approval', 'Certified family mediators.'],
    ['the trust of others', 'Trusted by families everywhere.'],
    ['experience', 'Experienced family lawyers.'],
    ['a price', 'A free first consultation.'],
    ['a promise', 'Satisfaction guaranteed.'],
    ['a service around the clock', 'We answer around the clock.'],
    ['an address', 'Write to us at marlowe.com.'],
    ['title case that hides a name', 'Calm Counsel From John Baker'],
    ['a script without capitals', 'خبرة تثق بها'],
  ])('that claims %s', (_name, sentence) => expect(founded(sentence)).toBe(false));

  test.each<[Language, string]>([
    ['de', 'Seit zwanzig Jahren für Sie da.'],
    ['de', 'Ausgezeichnete Beratung.'],
    ['de', 'Ihre Kanzlei in Hamburg.'],
    ['de', 'Fragen Sie Frau Schneider.'],
    ['de', 'Kostenlose Erstberatung.'],
    ['fr', 'Un cabinet reconnu et récompensé.'],
    ['fr', 'Depuis trente ans à Lyon.'],
    ['es', 'Los mejores abogados.'],
    ['es', 'Primera consulta gratuita.'],
    ['it', 'Da vent’anni, i migliori.'],
    ['nl', 'Al dertig jaar bekroond.'],
    ['pt', 'Há vinte anos, a melhor equipa.'],
    ['pl', 'Od dwudziestu lat do usług.'],
    ['pl', 'Najlepsi prawnicy.'],
    ['pl', 'Kowalski pomaga rodzinom.'],
    ['sv', 'Ledande jurister i trygga händer.'],
    ['sv', 'Johansson hjälper familjer.'],
    ['sv', 'Sex jurister i staden.'],
    ['sv', 'Jour alla dagar.'],
    ['da', 'Fire advokater i byen.'],
    ['da', 'Skriv til os på harbor.dk.'],
    ['no', 'Hansen hjelper familier.'],
    ['da', 'Altid den bedste rådgivning.'],
    ['no', 'Erfaring gjennom tretti år.'],
  ])('that claims in %s: %s', (language, sentence) =>
    expect(founded(sentence, language)).toBe(false),
  );
});

test('the supported sentences of a text stay', () => {
  expect(
    removeClaims('Family law in plain words. Over 5000 cases won. Based in Halifax.', evidence),
  ).toBe('Family law in plain words. Based in Halifax.');
  expect(removeClaims('The best lawyers. Guaranteed!', evidence)).toBe('');
});
