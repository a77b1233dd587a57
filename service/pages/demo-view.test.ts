import { describe, expect, test } from 'vitest';
import type { DemoValues } from '../../templates-data/model/demo-values.ts';
import { demoView, type DemoView } from '../../templates-data/model/demo-view.ts';
import { templateIndustries } from '../../templates-data/model/industries.ts';
import {
  createIndustryKit,
  createKit,
  createPeople as people,
  createView,
  nameDemo as named,
} from '../testing/trade-demos.ts';

const invented = [
  'people',
  'testimonials',
  'figures',
  'articles',
  'faqs',
  'socials',
  'prices',
  'areas',
  'brands',
  'products',
  'rooms',
  'timetable',
  'events',
  'projects',
  'openDays',
  'today',
  'gallery',
];

describe('a demo of which a name is known', () => {
  test.each(templateIndustries)(
    'shows of the industry %s the trade’s words and services, and nothing invented',
    (industry) => {
      const { texts, lists, sections, pages: shownPages } = createView(named({ industry }));
      const { trade } = createKit(named({ industry }));
      expect([...sections].sort()).toEqual(
        ['about', 'banner', 'contact', 'hero', 'services'].sort(),
      );
      expect([sections[0], sections.at(-1)]).toEqual(['hero', 'contact']);
      for (const list of invented) expect([list, lists[list]]).toEqual([list, []]);
      expect(lists['services']?.map(({ name }) => name)).toEqual(
        trade.typical.map(({ name }) => name),
      );
      expect(shownPages).not.toContain('/team');
      for (const name of [
        'phone',
        'email',
        'address',
        'hours',
        'about.founded',
        'hero.lead',
        'booking',
      ])
        expect([name, texts[name] ?? '']).toEqual([name, '']);
      expect(texts['headline-lead']).toBe('Harbor');
      expect(texts['hero.eyebrow']).toBe(trade.eyebrow);
      expect(texts['hero.action']).toBe(trade.callToAction);
      expect(texts['few']).toBe('yes');
      expect(texts['concept-note']).toBe(
        'A website concept prepared for Harbor. The services listed are examples of the trade.',
      );
      expect(JSON.stringify([texts['concept-note'], lists])).not.toMatch(/Sample|48M/u);
    },
  );

  test('repeats the link to the form below its services, unless they are many', () => {
    const links = (count: number): unknown[] => {
      const services = Array.from({ length: count }, (_, index) => ({
        name: `Repair ${index}`,
        text: '',
      }));
      const { lists } = createView(named({ industry: 'law' }, { services }));
      return [...new Set(lists['services']?.map(({ link }) => link))];
    };
    expect(links(8)).toEqual(['Ask a question']);
    expect(links(9)).toEqual(['']);
  });

  test('has no gallery where every chosen picture was taken out again, or is no longer in the set', () => {
    const chosen = { gallery1: { set: '' }, gallery2: { set: 'gone' } };
    expect(createView(named({}, { pictures: chosen })).sections).not.toContain('gallery');
  });

  test('is composed as suits its trade, until the agency chooses otherwise', () => {
    const worn = (overrides: DemoValues['overrides']): unknown => {
      const { texts } = createView(named(overrides, { trade: 'barber' }));
      return ['layout', 'font-style', 'header-style', 'hero-lines'].map((name) => texts[name]);
    };
    const retail = { industry: 'retail' };
    expect(worn(retail)).toEqual(['bold', 'clean', 'transparent', 'pattern']);
    expect(worn({ ...retail, layout: 'standard', heroImageStyle: 'abstract' })).toEqual([
      'standard',
      'clean',
      'transparent',
      'abstract',
    ]);
  });

  test('sets one short sentence about the client as a statement, and no longer text', () => {
    const formOf = (texts: DemoValues['lists']['texts']): string | undefined =>
      createView(named({}, { texts })).texts['about-form'];
    expect(formOf({ 'about.text': 'Two lawyers at the harbour.' })).toBe('short');
    expect(formOf({ 'about.text': 'Two lawyers.', 'about.text2': 'Since 1987.' })).toBe('');
    expect(formOf({ 'about.text': 'Two lawyers.\nOne harbour.' })).toBe('');
    expect(formOf({ 'about.text': 'Two lawyers. '.repeat(12) })).toBe('');
  });

  test('begins no text with a large letter that belongs to an acronym', () => {
    const formOf = (text: string): string | undefined =>
      createView(named({}, { texts: { 'about.text': text } })).texts['about-form'];
    const rest = ' Since 1987, at the harbour.'.repeat(9);
    const texts = ['K9 is a club.', 'ÖBB runs trains.', 'À table!', 'A club.'];
    expect(texts.map((text) => formOf(text + rest))).toEqual(['plain', 'plain', '', '']);
  });

  test('has an about section as soon as one of its texts is given, whichever it is', () => {
    const without = { 'about.text': null };
    expect(createView(named({}, { texts: without })).sections).not.toContain('about');
    expect(
      createView(named({}, { texts: { ...without, 'about.badge3': 'Open since dawn' } })).sections,
    ).toContain('about');
  });

  test('says what it is above the headline: the trade and the place, where both are known', () => {
    const renderEyebrow = (
      overrides: DemoValues['overrides'],
      lists: DemoValues['lists'] = {},
    ): string | undefined => createView(named(overrides, lists)).texts['hero.eyebrow'];
    expect(renderEyebrow({ industry: 'medical' }, { trade: 'dentist', locality: 'Punawale' })).toBe(
      'Dentist in Punawale',
    );
    expect(
      renderEyebrow(
        { industry: 'medical', address: 'Am Wall 1\n01067 Dresden' },
        { trade: 'dentist', language: 'de' },
      ),
    ).toMatch(/ in Dresden$/u);
    expect(renderEyebrow({ industry: 'Dog grooming' })).toBe('Dog grooming');
    // A label without a trade is omitted.
    expect(renderEyebrow({ industry: 'hospitality' }, { locality: 'Leith' })).toBe('Leith');
    // Latin and Cyrillic are not mixed in one line.
    expect(renderEyebrow({ industry: 'medical' }, { trade: 'dentist', locality: 'Москва' })).toBe(
      'Dental practice',
    );
    expect(renderEyebrow({ industry: 'Ветеринар' }, { locality: 'Москва' })).toBe('Ветеринар');
    expect(renderEyebrow({ industry: 'medical' }, { trade: 'dentist', locality: 'Łódź 2' })).toBe(
      'Dentist in Łódź 2',
    );
    expect(renderEyebrow({ industry: 'Dog grooming' }, { locality: 'Leith' })).toBe(
      'Dog grooming in Leith',
    );
    expect(
      renderEyebrow({ industry: 'medical' }, { trade: 'dentist', texts: { 'hero.eyebrow': null } }),
    ).toBe('');
  });

  test('thanks for what it asked for: a message, or an inquiry', () => {
    const renderFormWords = (industry: string, language = 'en'): string =>
      createView(named({ industry }, { language })).texts['form-words'] ?? '';
    expect(renderFormWords('law')).toMatch(/"Inquiry Submitted".*your inquiry/u);
    expect(renderFormWords('hospitality')).toMatch(/"Message Sent".*your message/u);
    expect(renderFormWords('hospitality')).not.toMatch(/inquir/iu);
    expect(renderFormWords('medical', 'de')).toMatch(/"Nachricht gesendet"/u);
    const consent = createView(named({ industry: 'retail' })).texts['contact.formConsent'];
    expect(consent).toMatch(/reply to my message\.$/u);
  });

  test('asks for an inquiry where advisers answer it, and else for a message', () => {
    const renderSubmitLabel = (
      industry: string,
      lists: DemoValues['lists'] = {},
    ): string | undefined => createView(named({ industry }, lists)).texts['contact.formSubmit'];
    expect(
      ['law', 'finance', 'real-estate'].map((industry) => renderSubmitLabel(industry)),
    ).toEqual(Array.from({ length: 3 }, () => 'Submit Inquiry'));
    expect(renderSubmitLabel('hospitality', { trade: 'bakery' })).toBe('Send Message');
    expect(renderSubmitLabel('medical', { language: 'de' })).toBe('Nachricht senden');
    expect(renderSubmitLabel('retail', { texts: { 'contact.formSubmit': 'Off it goes' } })).toBe(
      'Off it goes',
    );
  });

  test('a trade of another industry is passed over, and so is one that does not exist', () => {
    const law = createKit(named({ industry: 'law' })).trade.id;
    expect(createKit(named({ industry: 'law' }, { trade: 'dentist' })).trade.id).toBe(law);
    expect(createKit(named({ industry: 'law' }, { trade: 'nothing-like-it' })).trade.id).toBe(law);
    expect(createKit(named({ industry: 'medical' }, { trade: 'dentist' })).trade.id).toBe(
      'dentist',
    );
    expect(createKit(named({}, { trade: '../../secret' })).trade.id).toBe('business');
  });

  test('shows the founding year only when it was read', () => {
    expect(createView(named({}, { founded: '1987' })).texts['about.founded']).toBe('Since 1987');
    expect(createView(named()).texts['about.founded']).toBe('');
  });
});

describe('titles', () => {
  test.each([
    ['/', 'Harbor: Steady counsel'],
    ['/services', 'Areas of Law | Harbor'],
    ['/about', 'About Harbor | Harbor'],
    ['/contact', 'Contact | Harbor'],
    ['/privacy-policy', 'Privacy | Harbor'],
    ['/not-found', 'This page is not here | Harbor'],
  ] as const)('%s is called %s', (page, title) => {
    const { texts } = createView(named({ industry: 'law', slogan: 'Steady counsel' }), { page });
    expect(texts['page-title']).toBe(title);
  });
});

test('a view depends only on the demo, its kit and its page', () => {
  const demo = named({ industry: 'law' }, { people: people(2) });
  const context = { canonical: '', demoId: 'x', page: '/', base: '/demos/x' } as const;
  const view = (): DemoView => demoView(demo, createKit(demo), context, undefined);
  expect(view()).toEqual(view());
  expect(createIndustryKit('general').trade).toBe('business');
});
