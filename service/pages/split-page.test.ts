import { describe, expect, test } from 'vitest';
import { slotCases } from '../../templates-data/model/slots.cases.ts';
import type { ClientLists } from '../../templates-data/model/client-lists.ts';
import { placesOf } from '../../templates-data/model/places.ts';
import { templatePage } from '../testing/template-page.ts';
import { escapeAttribute, escapeHtml, fillPage } from './fill-page.ts';
import { splitPage } from './split-page.ts';

const context = { canonical: 'https://demos.example/demos/law-x-a1b2c3', demoId: 'law-x-a1b2c3' };
const page = splitPage(templatePage);
const fill = (overrides: Parameters<typeof placesOf>[0]): string =>
  fillPage(page, { overrides, context, base: '/demos/law-x-a1b2c3' }).html;

describe('a page filled by the service', () => {
  test.each(slotCases)('$outcome', ({ overrides }) => {
    const html = fill(overrides);
    const values = placesOf(overrides, context);
    expect(html).toContain(`<title data-slot="page-title">${escapeHtml(values['page-title'])}</title>`);
    expect(html).toContain(`<span data-slot="headline-lead">${escapeHtml(values['headline-lead'])}</span>`);
    expect(html).toContain(`<em data-slot="headline-turn">${escapeHtml(values['headline-turn'])}</em>`);
    expect(html).toContain(`property="og:site_name" content="${escapeAttribute(values.name)}"`);
    expect(html).not.toMatch(/Sample|sample\.example|403 555/u);
  });

  test('what a demo does not give is hidden and emptied, what the template keeps stays', () => {
    const html = fill({ businessName: 'Harbor' });
    expect(html).toContain(
      '<a hidden class="tel" data-slot-show="phone" data-slot-href="phone-href"><span data-slot="phone"></span></a>',
    );
    expect(html).toContain('data-slot-keep>We help people &amp; firms.</p>');
    expect(html).toContain('data-slot-keep>Free Consultation</a>');
    expect(html).toContain('data-layout="standard"');
  });

  test('words of the page stand before a value, and give way to the place that replaces them', () => {
    expect(fill({ businessName: 'Harbor' })).toContain('>Family Law | Harbor</p>');
    expect(fill({ businessName: 'Paws', industry: 'Dog grooming' })).toContain('>Our Services | Paws</p>');
  });

  test('links of the template’s own pages stay inside the demo, others are left alone', () => {
    const html = fill({ businessName: 'Harbor' });
    expect(html).toContain('href="/demos/law-x-a1b2c3/practice-areas/family-law"');
    expect(html).toContain('href="/demos/law-x-a1b2c3/"');
    expect(html).toContain('data-base="/demos/law-x-a1b2c3"');
    expect(html).toContain('href="/industries/lawful"');
  });

  test('the client’s colours are the only thing in the theme', () => {
    const { html, styles } = fillPage(page, {
      overrides: { businessName: 'Sun', primaryColor: '#f5c400', secondaryColor: '#222222' },
      context,
      base: '',
    });
    const theme = styles.find((css) => /^:root\{--paper:#[0-9a-f]{6};/u.test(css));
    expect(html).toContain(`<style data-slot-theme>${theme ?? ''}</style>`);
  });

  test('a page without a mark comes back as it is', () => {
    const plain = '<!DOCTYPE html><p>Nothing & more</p>';
    expect(fillPage(splitPage(plain), { overrides: {}, context, base: '' }).html).toBe(plain);
  });
});

describe('lists of the client', () => {
  const listed = splitPage(
    '<!DOCTYPE html><html data-base="/industries/law"><head><title>x</title></head><body>' +
      '<h2>Areas</h2><p data-list-without="services">Six fields.</p>' +
      '<ol data-list="offers"><li><svg></svg><h3>Family Law</h3><a href="/industries/law/practice-areas/family-law">More</a></li>' +
      '<li><svg id="b"></svg><h3>Tax</h3><a href="/industries/law/practice-areas/tax">More</a></li></ol>' +
      '<main data-list-after="today"></main></body></html>',
  );
  const sheets = {
    logo: '',
    opening: '',
    services: 'ol{gap:0}',
    people: '',
    testimonials: '',
    socials: '',
    today: '',
    vietnamese: '@font-face{}',
  };
  const show = (lists: ClientLists, businessName = 'Harbor'): ReturnType<typeof fillPage> =>
    fillPage(listed, {
      overrides: { businessName },
      context: { ...context, lists },
      base: '/demos/x',
      sheetsOf: () => sheets,
    });

  test('stand instead of the sample’s items, with its drawings, escaped and dressed', () => {
    const { html, styles } = show({ services: ['Ships & <Sails>', 'Boats'] });
    expect(html).toContain(
      '<ol data-list="offers"><li dir="auto"><svg></svg><h3>Ships &amp; &lt;Sails&gt;</h3>' +
        '<a class="link" href="#contact">Get in Touch',
    );
    expect(html).toContain('<li dir="auto"><svg id="b"></svg><h3>Boats</h3>');
    expect(html).not.toContain('Six fields');
    expect(html).not.toContain('practice-areas');
    expect(styles).toEqual(['ol{gap:0}']);
    expect(html).toContain('<style>ol{gap:0}</style></head>');
  });

  test('leave the sample as it is where there are none, with its links in the demo', () => {
    const { html, styles } = show({});
    expect(html).toContain('<p data-list-without="services">Six fields.</p>');
    expect(html).toContain('<a href="/demos/x/practice-areas/family-law">More</a>');
    expect(html).not.toContain('<style>');
    expect(styles).toEqual([]);
  });

  test('and names in Vietnamese bring the letters that only Vietnamese has', () => {
    expect(show({}, 'Nguyễn Hồng').styles).toEqual(['@font-face{}']);
    expect(show({ services: ['Luật sư'] }).styles).toEqual(['ol{gap:0}@font-face{}']);
    expect(show({ services: ['Văn Đà'] }, 'Jürgen Łoś').styles).toEqual(['ol{gap:0}']);
  });

  test('stop the service from serving a page with an unknown spot', () => {
    expect(() => splitPage('<ul data-list="nothing"></ul>')).toThrow('no spot');
    expect(() => splitPage('<ul data-list-without="nothing"></ul>')).toThrow('no list');
  });
});

describe('marks that could not be filled safely stop the service from serving the page', () => {
  test.each([
    ['a slot inside a slot', '<p data-slot="name">a<b data-slot="slogan">b</b></p>', 'elements inside'],
    ['a slot with elements inside', '<p data-slot="name"><b>a</b></p>', 'elements inside'],
    ['a slot in a script', '<script data-slot="name">a</script>', 'in a script'],
    ['an unquoted attribute', '<a href=x data-slot-href="phone-href">a</a>', 'not quoted'],
    ['an unknown place', '<p data-slot="nmae">a</p>', 'not a place'],
  ])('%s', (_, html, complaint) => {
    expect(() => splitPage(html)).toThrow(complaint);
  });
});
