import { expect, test } from 'vitest';
import { sentContent, sentEvidence } from '../studio/content/content-to-send.ts';
import { $content, $draft, $origins, $values } from '../studio/draft/draft-store.ts';
import { demoReply } from './fake-browser.ts';
import { savedDemo } from './library-demo.ts';
import { startEditing } from './start-editing.ts';

test('a demo opened in the editor keeps its link, and fills the fields', () => {
  const templateData = {
    businessName: 'Harbor Law',
    slogan: 'Steady counsel',
    primaryColor: '#0f4c5c',
    contactInfo: { phone: '1' },
  };
  const demo = savedDemo(
    demoReply({ name: 'Second draft', templateData, industry: 'Dog grooming' }),
  );
  startEditing(demo);
  expect($values.get()).toMatchObject({
    businessName: 'Harbor Law',
    slogan: 'Steady counsel',
    primaryColor: '#0f4c5c',
    phone: '1',
    industry: 'Dog grooming',
  });
  expect($draft.get()).toMatchObject({
    step: 3,
    made: { uniqueId: demo.uniqueId, local: false },
    editing: { id: 'd1', uniqueId: demo.uniqueId },
  });
  expect($origins.get().slogan).toEqual({ kind: 'typed' });
});

const hash = 'a'.repeat(32);
const fact = {
  id: 'https',
  sentence: 'It is served over http.',
  value: false,
  source: 'http://harbor.example/',
  at: '2026-11-21T20:00:00.000Z',
} as const;

/** One value of every kind that a demo can contain besides the slots. */
const whole = {
  trade: 'dentist',
  design: 'courtyard' as const,
  language: 'de',
  sourceUrl: 'https://harbor.example',
  founded: '1987',
  locality: 'Halifax',
  emergency: { label: 'Out of hours', phone: '902 555 0199' },
  download: { label: 'Menu', url: 'https://harbor.example/menu.pdf' },
  booking: { label: 'Book', url: 'https://harbor.example/book' },
  texts: { 'about.heading': 'Who we are', 'hero.eyebrow': null },
  sections: { '/': { order: ['services', 'about'], hidden: ['banner'] } },
  hiddenPages: ['/faq'],
  removed: { services: ['fully portable hoist'] },
  samples: ['people'],
  services: ['Fillings', { name: 'Crowns', text: 'Made here.' }],
  people: [{ name: 'Ada', title: '', bio: 'Dentist.' }],
  testimonials: [{ quote: 'Good.', author: 'Sam', source: 'https://harbor.example/r' }],
  socials: [{ network: 'linkedin', url: 'https://linkedin.com/company/h' }],
  figures: [{ value: '38', label: 'years' }],
  faqs: [{ question: 'Why?', answer: 'Because.' }],
  articles: [{ title: 'News', date: '2026', url: 'https://harbor.example/n' }],
  priceList: [{ name: 'Check-up', price: '50', group: 'Basics' }],
  products: [{ name: 'Rye loaf', price: '4.20', text: 'Dark.' }],
  rooms: [{ name: 'Garden room', price: '90', details: '2 guests', text: 'Quiet.' }],
  timetable: [{ title: 'Yoga', day: 'Monday', time: '18:00', place: 'Hall' }],
  events: [{ title: 'A fair', date: '2999-07-04', time: '10:00' }],
  projects: [{ title: 'A roof', place: 'Leith', text: 'Slate.' }],
  areas: ['Dartmouth'],
  brands: ['Bosch'],
  today: [fact],
  logo: { hash, width: 40, height: 20 },
  opening: { set: 'clinic' },
  pictures: { person1: { hash, width: 40, height: 50, alt: 'Ada' }, gallery1: { set: 'arcade' } },
};

test('a saved demo is sent again with all its content', () => {
  const templateData = {
    businessName: 'Harbor',
    ...whole,
    logoType: 'icon',
    footerStyle: 'minimal',
  };
  startEditing(savedDemo(demoReply({ templateData, industry: 'medical' })));
  expect(sentContent($content.get(), true)).toEqual({ ...whole, facts: [fact] });
  expect($draft.get().others).toEqual({
    logoType: 'icon',
    chatbotType: 'ai',
    footerStyle: 'minimal',
  });
  expect($values.get().industry).toBe('medical');
  expect($content.get().trade).toBe('dentist');
});

test('evidence, and facts for the agency alone, survive saving', () => {
  const evidence = {
    businessName: { source: 'title', confidence: 0.9, snippet: '<title>Harbor' },
    services: { source: 'text', confidence: 0.4, snippet: 'Fillings' },
    today: { source: '', confidence: 1, snippet: '' },
  };
  const templateData = { businessName: 'Harbor', services: ['Fillings'], facts: [fact], evidence };
  startEditing(savedDemo(demoReply({ templateData })));
  expect($origins.get().businessName).toMatchObject({ kind: 'site', snippet: '<title>Harbor' });
  expect($content.get()).toMatchObject({ facts: [fact], showsToday: false });
  expect($content.get().origins.today).toMatchObject({ kind: 'site' });
  expect(sentEvidence({ ...$origins.get(), ...$content.get().origins })).toEqual(evidence);
  expect(sentContent($content.get(), true)).toMatchObject({ facts: [fact], today: null });
});
