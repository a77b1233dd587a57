import { describe, expect, test } from 'vitest';
import type { DemoValues } from '../../templates-data/model/demo-values.ts';
import { createView, nameDemo as named } from '../testing/trade-demos.ts';

describe('the client’s own content replaces the trade’s', () => {
  test('own services are not marked as examples', () => {
    const view = createView(
      named({ industry: 'law' }, { services: [{ name: 'Boats', text: '' }] }),
    );
    expect(view.lists['services']).toMatchObject([
      { name: 'Boats', text: '', path: 'services.0', n: '1' },
    ]);
    expect(view.lists['topics']).toEqual([{ name: 'Boats' }]);
    expect(view.texts['concept-note']).toBe('A website concept prepared for Harbor.');
  });

  test('a replaced text is shown as typed, one that was taken out is not shown', () => {
    const texts = {
      'about.heading': 'About {name} & {nothing}',
      'about.text': null,
      'banner.text': null,
    };
    const view = createView(named({}, { texts }));
    expect(view.texts['about.heading']).toBe('About {name} & {nothing}');
    expect([view.texts['about.text'], view.texts['banner.text']]).toEqual(['', '']);
    expect(view.sections).not.toContain('about');
    expect(view.pages).not.toContain('/about');
  });

  test('its socials have the names that people write', () => {
    const socials = [
      { network: 'linkedin', url: 'https://linkedin.com/a' },
      { network: 'mastodon', url: 'https://social.example/@a' },
    ];
    expect(createView(named({}, { socials })).lists['socials']?.map(({ name }) => name)).toEqual([
      'LinkedIn',
      'Mastodon',
    ]);
  });

  test('a group of the price list is named once', () => {
    const rest = { price: '1', text: '', details: '' };
    const line = (name: string, group: string) => ({ ...rest, name, group });
    const priceList = [
      line('A', 'Cuts'),
      line('B', 'Cuts'),
      line('C', 'Color'),
      line('D', 'Color'),
    ];
    expect(createView(named({}, { priceList })).lists['prices']?.map(({ group }) => group)).toEqual(
      ['Cuts', '', 'Color', ''],
    );
  });

  test('quotes are numbered, told apart by length, and named by their source', () => {
    const quote = (quote: string, source = '') => ({ quote, author: '', source });
    const { lists, texts } = createView(
      named(
        {},
        {
          testimonials: [
            quote('Short.', 'https://www.reviews.example/a'),
            quote('Long. '.repeat(60)),
          ],
        },
      ),
    );
    expect(lists['testimonials']).toMatchObject([
      {
        host: 'reviews.example',
        long: '',
        current: 'yes',
        isCurrent: 'true',
        of: '1 of 2',
        dot: 'Quote 1',
      },
      {
        host: '',
        by: '',
        long: 'yes',
        current: '',
        isCurrent: 'false',
        of: '2 of 2',
        dot: 'Quote 2',
      },
    ]);
    expect(texts['testimonials.many']).toBe('yes');
  });

  test('Vietnamese brings its letters, in whatever it is written', () => {
    const has = (demo: DemoValues): string => createView(demo).texts['has.vietnamese'] ?? '';
    expect(has(named({ businessName: 'Nguyễn' }))).toBe('yes');
    expect(has(named({}, { texts: { 'about.text': 'Luật sư' } }))).toBe('yes');
    expect(has(named({ businessName: 'Jürgen Łoś Văn Đà' }))).toBe('');
  });

  test('Cyrillic brings its letters, unless those of the language are not among them', () => {
    const has = (demo: DemoValues): string => createView(demo).texts['has.cyrillic'] ?? '';
    expect(has(named({ businessName: 'Пекарня' }))).toBe('yes');
    expect(has(named({}, { texts: { 'about.text': 'Ґанок Ђорђевић' } }))).toBe('yes');
    expect(has(named({ businessName: 'Nguyễn Łoś' }))).toBe('');
    expect(has(named({ businessName: 'Әлемдік Қазақ' }))).toBe('');
  });
});
