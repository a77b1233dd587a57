import type { ClientLists } from './client-lists.ts';
import type { Overrides } from './slots.ts';

export interface ListCase {
  readonly outcome: string;
  readonly overrides: Overrides;
  readonly lists: ClientLists;
}

const named = (...names: readonly string[]): { name: string; text: string }[] =>
  names.map((name) => ({ name, text: '' }));
const many = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `Service ${index + 1}`);
const at = '2026-11-20T10:00:00.000Z';

/**
 * Lists of a client that service and browser must render identically; the tests make uploaded
 * pictures.
 */
export const listCases: readonly ListCase[] = [
  {
    outcome: 'services stand instead of the trade’s, with and without words',
    overrides: { businessName: 'Harbor', industry: 'law' },
    lists: {
      services: [
        { name: 'Family Law', text: 'Children & homes.\nCalmly.' },
        ...named('Wills & Estates', 'Tax <Disputes>'),
      ],
    },
  },
  {
    outcome: 'twelve services fit every design',
    overrides: { businessName: 'Harbor', industry: 'technology' },
    lists: { services: named(...many(12)), language: 'en' },
  },
  {
    outcome: 'three services have the drawings of the first three',
    overrides: { businessName: 'Harbor', industry: 'finance' },
    lists: { services: named(...many(3)) },
  },
  {
    outcome: 'people stand on plates, with and without a title and a bio',
    overrides: { businessName: 'Harbor', industry: 'real-estate' },
    lists: {
      people: [
        {
          name: 'Ada "Quote" Lovelace',
          title: 'Partner & Founder',
          bio: 'Sells <homes>.\nSince Tuesday.',
          department: '',
        },
        { name: 'ليلى حداد', title: '', bio: '', department: '' },
      ],
    },
  },
  {
    outcome: 'people stand by department',
    overrides: { businessName: 'Harbor', industry: 'law' },
    lists: {
      people: [
        { name: 'Ada', title: '', bio: '', department: 'Tax & Duty' },
        { name: 'Bo', title: '', bio: '', department: 'Audit' },
        { name: 'Cy', title: '', bio: '', department: 'Tax & Duty' },
      ],
    },
  },
  {
    outcome: 'quotes of every length stand in the slider, with their source',
    overrides: { businessName: 'Harbor', industry: 'law' },
    lists: {
      testimonials: [
        {
          quote: 'Long. '.repeat(90).trim(),
          author: 'J. <b>',
          source: 'https://www.reviews.example/a?b=1&c=2',
        },
        { quote: 'Short and kind.', author: '', source: '' },
      ],
    },
  },
  {
    outcome: 'one quote alone needs no controls',
    overrides: { businessName: 'Harbor', industry: 'finance' },
    lists: { testimonials: [{ quote: 'Twenty characters ok', author: 'Lee', source: '' }] },
  },
  {
    outcome: 'accounts, facts and a language',
    overrides: { businessName: 'Harbor', industry: 'medical' },
    lists: {
      socials: [
        { network: 'linkedin', url: 'https://www.linkedin.com/company/harbor' },
        { network: 'mastodon', url: 'https://social.example/@harbor' },
      ],
      today: [
        {
          id: 'https',
          sentence: 'The site answers without encryption.',
          value: false,
          source: 'http://h.example/',
          at,
        },
      ],
      language: 'de',
      sourceUrl: 'http://h.example/',
    },
  },
  {
    outcome: 'a trade of no industry, in its language, with all that can be read of it',
    overrides: {
      businessName: 'Kulturverein Elbe',
      industry: 'general',
      address: 'Am Wall 1\n01067 Dresden',
      phone: '+49 351 1100',
      hours: 'Mo–Fr 9–12 und 13–18 Uhr\nSa nach Vereinbarung\nSo geschlossen',
    },
    lists: {
      language: 'de',
      founded: '1987',
      locality: 'Dresden',
      figures: [{ value: '4', label: 'Abende im Monat' }],
      faqs: [{ question: 'Wer darf kommen?', answer: 'Alle.\nAuch <Kinder>.' }],
      articles: [
        { title: 'Herbst & Winter', date: '3. November', url: 'https://elbe.example/a?b=1&c=2' },
      ],
      priceList: [
        { name: 'Einzeln', price: '8 €', text: '', details: 'ab 16', group: 'Eintritt' },
        { name: 'Ermäßigt', price: '5 €', text: 'mit Ausweis', details: '', group: 'Eintritt' },
        { name: 'Jahr', price: '60 €', text: '', details: '', group: 'Mitglieder' },
      ],
      areas: [{ name: 'Neustadt' }, { name: 'Altstadt' }],
      brands: [{ name: 'Bund der Vereine' }],
      products: [
        { name: 'Honig & Wachs', price: '6 €', text: 'Vom <Dach>.' },
        { name: 'Kerze', price: '', text: '' },
      ],
      rooms: [{ name: 'Turm', price: 'ab 90 €', details: '2 Gäste & Kind', text: 'Blick.' }],
      timetable: [
        { title: 'Chorprobe', day: 'Montag', time: '19–21 Uhr', place: 'Saal' },
        { title: 'Werkstatt', day: 'Montag', time: '', place: '' },
      ],
      events: [
        {
          title: 'Sommerfest <mit> "Musik"',
          date: '2999-07-04',
          time: '15–22 Uhr',
          place: 'Hof & Garten',
          url: 'https://elbe.example/fest?a=1&b=2',
        },
        { title: 'Längst vorbei', date: '2001-01-06', time: '', place: '', url: '' },
        { title: 'Lesung', date: '2999-03-01', time: '', place: '', url: '' },
      ],
      projects: [
        {
          title: 'Das "neue" Dach',
          place: 'Dresden, 2024',
          kind: 'Dächer',
          text: 'Erst ab.\nDann <auf>.',
        },
        { title: 'Der Hof', place: '', kind: '', text: '' },
      ],
      emergency: { label: '', phone: '+49 351 1102' },
      download: { label: 'Satzung & Beitrag', url: 'https://elbe.example/satzung.pdf?a=1&b=2' },
      booking: { label: 'Platz sichern', url: 'https://elbe.example/karten?d=1&e=2' },
    },
  },
  {
    outcome: 'the end of the headline that the agency chose is emphasized',
    overrides: { businessName: 'Harbor', industry: 'law', slogan: 'Clear advice, kept promises' },
    lists: { texts: { 'hero.emphasis': 'promises' } },
  },
  {
    outcome: 'a headline without emphasis stands in one voice',
    overrides: { businessName: 'Quay', industry: 'technology', slogan: 'First think, then build' },
    lists: { texts: { 'hero.emphasis': null } },
  },
  {
    outcome: 'markup that is emphasized is text',
    overrides: {
      businessName: 'Harbor',
      industry: 'finance',
      slogan: 'Right <em>&amp;</em> <b>now',
    },
    lists: { texts: { 'hero.emphasis': '<b>now' } },
  },
  {
    outcome: 'an emphasis that is no part of the headline leaves it to the template',
    overrides: {
      businessName: 'Bakery',
      industry: 'hospitality',
      slogan: 'Bread at six, cake at ten',
    },
    lists: { texts: { 'hero.emphasis': '</em><script>alert(1)</script>' } },
  },
  {
    outcome: 'words from right to left are emphasized',
    overrides: { businessName: 'مكتب الحسن', industry: 'law', slogan: 'نقف معك كل يوم' },
    lists: { language: 'ar', texts: { 'hero.emphasis': 'كل يوم' } },
  },
  {
    outcome: 'replaced texts, sections in another order and hidden pages',
    overrides: { businessName: 'Quay Dental', industry: 'medical', callToAction: 'Book a visit' },
    lists: {
      trade: 'dentist',
      texts: {
        'hero.eyebrow': 'Right <by> the "water"',
        'about.heading': 'Who we are',
        'about.principle1': 'Gentle & slow',
        'about.principle1Text': 'We wait.',
        'services.lead': null,
        'banner.text': null,
        'contact.formSubmit': 'Send it',
      },
      sections: {
        '/': { order: ['services', 'about', 'banner'], hidden: ['banner'] },
        '/about': { hidden: ['banner'] },
      },
      hiddenPages: ['/services', '/contact'],
    },
  },
  {
    outcome:
      'samples that were switched on, and pictures of the trade’s set with words and a focal point',
    overrides: { businessName: 'Paws & Co', industry: 'retail', layout: 'creative' },
    lists: {
      samples: ['people', 'figures', 'testimonials', 'articles'],
      opening: { set: '', alt: 'Nothing' },
      pictures: { about: { set: '', focus: { x: 0.25, y: 1 } }, banner: { set: '' } },
    },
  },
  {
    outcome: 'a language without words of ours stands in English ones, from right to left',
    overrides: {
      businessName: 'مكتب الحسن',
      slogan: 'نقف معك',
      industry: 'law',
      description: 'نص عربي',
    },
    lists: { language: 'ar', services: named('قانون الأسرة') },
  },
];
