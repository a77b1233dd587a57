import { describe, expect, test } from 'vitest';
import { findLocality } from '../../templates-data/model/demo-words.ts';
import { languages, pageLanguages } from '../../templates-data/model/languages.ts';
import { createKit, createView, nameDemo as named } from '../testing/trade-demos.ts';

describe('the town of an address', () => {
  test.each([
    ['Am Wall 1\n10115 Berlin', 'Berlin'],
    ['Am Wall 1, 10115 Berlin', 'Berlin'],
    ['Hauptstraße 3\nD-01067 Dresden\nDeutschland', 'Dresden'],
    ['Bahnhofstrasse 1\n8001 Zürich', 'Zürich'],
    ['12 rue du Bac\n75007 Paris', 'Paris'],
    ['Keizersgracht 1\n1012 AB Amsterdam', 'Amsterdam'],
    ['Rua Augusta 5, 1000-001 Lisboa', 'Lisboa'],
    ['Via Roma 1\n00184 Roma', 'Roma'],
    ['12 Main Street\nSpringfield, IL 62701', 'Springfield'],
    ['12 Quay Street, Vancouver, BC V6B 1A1', 'Vancouver'],
    ['1 George Street\nSydney, NSW 2000', 'Sydney'],
    ['3 High Street\nLeeds LS1 4AP', 'Leeds'],
    ['9 Shore\nSaint-Jean-de-Luz\n64500 Saint-Jean-de-Luz', 'Saint-Jean-de-Luz'],
    ['10115 Berlin', ''],
    ['1 Quay Street\nVancouver', ''],
    ['PO Box 12345 Nowhere', ''],
    ['call us', ''],
    ['', ''],
  ])('%j is in “%s”', (address, town) => {
    expect(findLocality(address)).toBe(town);
  });
});

describe('the language of a demo', () => {
  test.each(languages)('%s: the words around the client’s own are in it', (language) => {
    const { texts } = createView(named({ industry: 'medical' }, { language, trade: 'dentist' }));
    expect([texts['language'], texts['content-language']]).toEqual([language, '']);
    const english = createView(named({ industry: 'medical' }, { trade: 'dentist' })).texts;
    const differing = [
      'about.heading',
      'contact.formSubmit',
      'banner.text',
      'hero.eyebrow',
      'note.concept',
    ].filter((key) => texts[key] !== english[key]);
    expect(differing).toHaveLength(language === 'en' ? 0 : 5);
    expect(texts['services.title']).toBe(
      createKit(named({ industry: 'medical' }, { language, trade: 'dentist' })).trade.services,
    );
  });

  test.each(pageLanguages)('%s: the words of its pages are in it, without a trade', (language) => {
    const demo = named({ industry: 'medical' }, { language, trade: 'dentist' });
    const { texts, lists } = createView(demo);
    expect([texts['language'], texts['content-language']]).toEqual([language, '']);
    expect(texts['about.heading']).not.toMatch(/About/u);
    expect([texts['about.text'], lists['services']]).toEqual(['', []]);
  });

  test.each(['hu', 'tr', 'ar', 'ja'])(
    '%s: its own words are marked, those around them are English',
    (language) => {
      const { texts } = createView(named({}, { language }));
      expect([texts['language'], texts['content-language']]).toEqual(['en', language]);
      expect(texts['about.heading']).toBe('About Harbor');
    },
  );

  test.each(['hu', 'ro', 'ar'])(
    '%s: no English sentences and typical services stand around its own words',
    (language) => {
      const { texts, lists, sections, pages } = createView(
        named(
          { industry: 'hospitality', description: 'Tradiční thajská masáž.' },
          { language, trade: 'massage-spa', locality: 'Praha' },
        ),
      );
      expect([texts['about.text'], texts['banner.text'], texts['contact.lead']]).toEqual([
        '',
        '',
        '',
      ]);
      expect(texts['hero.eyebrow']).toBe('Praha');
      expect([lists['services'], sections]).toEqual([[], ['hero', 'contact']]);
      expect(pages).not.toContain('/services');
      expect(pages).not.toContain('/about');
      expect([texts['href.services'], texts['href.about'], texts['href.more']]).toEqual([
        '',
        '',
        '',
      ]);
      expect(texts['concept-note']).not.toContain('services listed');
    },
  );

  test('what the agency typed and the client’s services are shown in any language', () => {
    const typed = { 'about.text': 'O nás.', 'banner.text': 'Volejte.', 'contact.lead': 'Pište.' };
    const services = [{ name: 'Thajská masáž', text: '' }];
    const { texts, lists, sections } = createView(
      named({ industry: 'hospitality' }, { language: 'cs', texts: typed, services }),
    );
    expect(texts).toMatchObject(typed);
    expect(lists['services']).toMatchObject(services);
    expect(sections).toEqual(expect.arrayContaining(['about', 'services']));
  });

  test('a demo that names none is English, and nothing is marked', () => {
    const { texts } = createView(named());
    expect([texts['language'], texts['content-language']]).toEqual(['en', '']);
  });

  test('the form’s and the slider’s words are in it, with the places that those fill in themselves', () => {
    const { texts } = createView(named({}, { language: 'de' }));
    const form = JSON.parse(texts['form-words'] ?? '') as Record<string, string>;
    const slider = JSON.parse(texts['slider-words'] ?? '') as Record<string, string>;
    expect(form['form.needed']).toContain('{name}');
    expect(form['form.sent']).not.toBe('');
    expect(slider['slider.of']).toContain('{n}');
    expect(slider['slider.of']).toContain('{count}');
    expect(Object.keys(form).every((key) => key.startsWith('form.'))).toBe(true);
  });

  test('a day is written as the language writes it', () => {
    const today = [
      {
        id: 'a',
        sentence: 'A',
        value: true,
        source: 'https://h.example/',
        at: '2026-11-20T23:30:00.000Z',
      },
    ];
    expect(createView(named({}, { today, language: 'de' })).lists['today']).toMatchObject([
      { day: '20. November 2026', date: '2026-11-20', host: 'h.example' },
    ]);
  });
});
