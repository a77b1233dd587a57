import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { isLanguage, languages, type Language } from './languages.ts';
import { findIcons, iconByName, serviceIcons } from './service-icons.ts';
import { Words } from './words.ts';

const words = Object.fromEntries(
  languages.map((language) => {
    const file = new URL(`../words/${language}.yaml`, import.meta.url);
    return [language, Words.parse(parse(readFileSync(file, 'utf8')))];
  }),
);

function chooseIcon(language: Language, name: string): string {
  return iconByName(name, words[language] ?? {}) ?? 'none';
}

describe('the icon of a service', () => {
  /** Names of services, each after its language. */
  test.each<[icon: string, names: string]>([
    [
      'tooth',
      'de Prothetik | de Kinderzahnheilkunde | de Professionelle Zahnreinigung | ' +
        'en Dental implants | fr Soins dentaires | es Odontopediatría | it Igiene dentale | ' +
        'nl Tandheelkunde | pt Ortodontia',
    ],
    [
      'scissors',
      'en Haircuts | de Damenhaarschnitt | fr Coupe et barbe | es Corte de pelo | ' +
        'it Taglio uomo | nl Knippen | pt Barba e cabelo',
    ],
    [
      'wrench',
      'en Boiler repair and maintenance | de Fahrradreparatur | fr Dépannage | ' +
        'es Mantenimiento | it Manutenzione | nl Onderhoud | pt Reparações',
    ],
    [
      'hammer',
      'en Loft conversions | de Altbausanierung | fr Rénovation complète | ' +
        'es Reformas integrales | it Ristrutturazioni | nl Verbouwingen | pt Construção civil',
    ],
    [
      'scales',
      'en Family law | de Arbeitsrecht | fr Droit des affaires | es Derecho penal | ' +
        'it Diritto civile | nl Huurrecht | pt Direito do trabalho',
    ],
    [
      'camera',
      'en Portrait photography | de Pressefotos | fr Photographie culinaire | nl Fotoshoot',
    ],
    [
      'tap',
      'en Bathrooms | de Sanitär | fr Plomberie | es Baños | it Tubi e scarichi | ' +
        'nl Badkamers | pt Canalizações',
    ],
    [
      'house',
      'en Apartments | de Eigentumswohnungen | fr Maisons | es Viviendas | it Appartamenti | ' +
        'nl Woningen | pt Moradias',
    ],
    [
      'book',
      'en Reading circle | de Nähkurse | fr Lecture | es Clases | it Lezioni | nl Boeken | ' +
        'pt Aulas',
    ],
    [
      'paw',
      'en Small animals | de Hundeschule | fr Chiens et chats | es Mascotas | it Animali | ' +
        'nl Huisdieren | pt Animais',
    ],
    [
      'cup',
      'en Coffee and cake to go | de Frühstück | fr Petit déjeuner | es Desayunos | ' +
        'it Colazioni | nl Koffie | pt Cafés',
    ],
    [
      'heart',
      'en Home care | de Seelsorge | fr Aide à domicile | es Ayuda a domicilio | ' +
        'nl Thuiszorg en hulp',
    ],
    [
      'glasses',
      'en Eye tests | de Gleitsichtbrillen | fr Lunettes | es Gafas graduadas | it Occhiali | ' +
        'nl Contactlenzen | pt Óculos',
    ],
    ['car', 'de Fahrstunden | en Test drives | fr Leçons de conduite | it Auto nuove'],
    [
      'candle',
      'en Sunday worship | de Gottesdienste | fr Messe | es Misa dominical | it Preghiera | ' +
        'nl Kerkdiensten | pt Missa',
    ],
    [
      'people',
      'en Youth group | de Kleinkindgruppe | fr Groupes et familles | es Grupos | ' +
        'nl Ouders en kinderen | pt Crianças',
    ],
  ])('is %s if the name contains its term', (icon, names) => {
    const found = names.split(' | ').map((entry) => {
      const [, language = '', name = ''] = /^(\w\w) (.*)$/u.exec(entry) ?? [];
      return [name, isLanguage(language) ? chooseIcon(language, name) : 'no language'];
    });
    expect(found).toEqual(found.map(([name]) => [name, icon]));
  });

  test.each<[Language, string, wrong: string]>([
    ['en', 'Career planning', 'car'],
    ['en', 'Tapas', 'tap'],
    ['de', 'Terminabsprache', 'globe'],
    ['de', 'Schnittstellen', 'scissors'],
    ['fr', 'Suivi de chantier', 'note'],
    ['fr', 'Permis de construire', 'car'],
    ['it', 'Visite guidate', 'car'],
    ['nl', 'Flessen', 'book'],
    ['pt', 'Mudança de hábitos', 'van'],
    ['es', 'Puertas y ventanas', 'tag'],
  ])('in %s, “%s” does not get the %s', (language, name, wrong) => {
    expect(chooseIcon(language, name)).not.toBe(wrong);
  });

  test('the longer of two terms in a name decides', () => {
    expect(chooseIcon('en', 'Homework help')).toBe('pencil');
    expect(chooseIcon('de', 'Kindergarten')).toBe('people');
    expect(chooseIcon('fr', 'Salle de bain')).toBe('tap');
  });

  test('capitals, hyphens and apostrophes in a name do not matter', () => {
    expect(chooseIcon('de', 'PROTHETIK')).toBe('tooth');
    expect(chooseIcon('en', 'Check-ups')).toBe('cross');
    expect(chooseIcon('fr', 'L’eau chaude')).toBe('drop');
  });

  test('an unknown name, or one in another script, has no icon', () => {
    expect(chooseIcon('en', 'Individual wishes')).toBe('none');
    expect(chooseIcon('en', 'Лечение')).toBe('none');
    expect(chooseIcon('en', '')).toBe('none');
  });

  test('every icon has terms in every language, and each term belongs to one icon', () => {
    for (const language of languages) {
      const terms = serviceIcons.flatMap((icon) =>
        (words[language]?.[`icon.${icon}`] ?? '').split(',').map((term) => term.trim()),
      );
      expect([language, terms.filter((term) => term === '')]).toEqual([language, []]);
      const twice = terms.filter((term, index) => terms.indexOf(term) !== index);
      expect([language, twice]).toEqual([language, []]);
    }
  });
});

describe('the icons of a list of services', () => {
  const german = words['de'] ?? {};

  test('are by name, each for its own', () => {
    expect(findIcons(['Prothetik', 'Röntgen'], german)).toEqual(['tooth', 'cross']);
  });

  test('are left out for the second of two services with the same, and for a name without one', () => {
    expect(findIcons(['Prothetik', 'Zahnreinigung'], german)).toEqual(['tooth', undefined]);
    expect(findIcons(['Prothetik', 'Angstpatienten'], german)).toEqual(['tooth', undefined]);
    expect(findIcons([], german)).toEqual([]);
  });

  test('are left out where a name speaks of two things', () => {
    const names = ['Meal Delivery', 'Transportation'];
    expect(findIcons(names, words['en'] ?? {})[0]).toBe(undefined);
  });
});
