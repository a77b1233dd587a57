import { describe, expect, test } from 'vitest';
import { domainSimilarity, toNameCase, nameKey, withoutLegalForm } from '../name/compare-names.ts';
import { capText, cleanText, fitSlot } from './clean-text.ts';
import { noPageLinks } from '../choose-pages.ts';
import { findLinks } from '../find-links.ts';
import { splitDomain, nameFromDomain } from '../name/read-domain.ts';
import { readPage } from './read-page.ts';
import { isBusiness, textProperty } from './read-things.ts';
import { spellDomain } from '../name/spell-domain.ts';
import { stripPage } from './strip-page.ts';

const firm = new URL('https://www.firm.com/start/');

describe('a page', () => {
  test('is read in lines, with the place of each', () => {
    const page = readPage(
      '<header><b>Firm</b> of <i>Leeds</i></header><div><h2>One<br>two</h2><script>no()</script><p>three</div><div id="footer">four',
      firm,
    );
    expect(page.lines.map(({ text, place, heading }) => [text, place, heading])).toEqual([
      ['Firm of Leeds', 'header', 0],
      ['One', 'main', 2],
      ['two', 'main', 2],
      ['three', 'main', 0],
      ['four', 'footer', 0],
    ]);
  });

  test('ends a page of any size where enough is gathered, and minds data addresses without an end', () => {
    expect(stripPage(`${'<p>word '.repeat(300_000)}<b>end`).length).toBeLessThanOrEqual(560_000);
    expect(stripPage(`<p>We keep "data: safe<img src='data:image/png;base64,AAAA'><p>end`)).toBe(
      `<p>We keep "data: safe<img src=''><p>end`,
    );
    expect(
      stripPage(
        `<style>a{background:url(data:image/png;base64,AAAA)}</style>(data: ${'x '.repeat(50)}`,
      ),
    ).toBe(`<style>a{background:url()}</style>(data: ${'x '.repeat(50)}`);
  });

  test('loses scripts, comments and data addresses, and keeps its structured data', () => {
    const source = `<!-- a --><script src="x.js">let a = "<p>no</p>";</script><img src="data:image/png;base64,${'A'.repeat(5000)}"><script type="application/ld+json">{"@type":"Store"}</script><p>Our data: good`;
    const lean = stripPage(source);
    expect(lean.length).toBeLessThan(200);
    expect(lean).toContain('{"@type":"Store"}');
    expect(lean).toContain('Our data: good');
    expect(lean).not.toContain('<p>no</p>');
  });

  test('takes its title from the head, not from a drawing', () => {
    expect(readPage('<svg><title>Arrow</title></svg><title>Firm</title>', firm).title).toBe('Firm');
  });
});

test('a menu of many dishes in drawers of their own does not navigate the website', () => {
  const dishes = Array.from(
    { length: 80 },
    (_, at) => `<div class="item">\n<div><h3>Dish ${at}</h3></div>\n</div>\n`,
  );
  const { lines } = readPage(`<div class="menu-grid">${dishes.join('')}</div>`, undefined);
  expect(lines[0]).toMatchObject({ text: 'Dish 0', place: 'main' });
});

describe('structured data', () => {
  test.each([
    [
      'a graph',
      '{"@graph":[{"@type":"WebSite","name":"Site"},{"@type":"Dentist","name":"Mill Lane"}]}',
    ],
    ['comments and trailing commas', '/* x */ {"@type":"Dentist", // y\n "name":"Mill Lane",}'],
    ['line breaks inside strings', '{"@type":"Dentist","description":"a\nb","name":"Mill Lane"}'],
    ['a comment around it', '<!-- {"@type":"Dentist","name":"Mill Lane"} -->'],
    [
      'full type addresses',
      '{"@type":["http://schema.org/Dentist"],"name":{"@value":"Mill Lane"}}',
    ],
  ])('survives %s', (_what, json) => {
    const { things } = readPage(`<script type="application/ld+json">${json}</script>`, firm);
    const businesses = things.filter(isBusiness).map(({ data }) => textProperty(data['name']));
    expect(businesses).toEqual(['Mill Lane']);
  });

  test('of a review’s author is not the firm', () => {
    const json =
      '{"@type":"Product","review":{"@type":"Review","author":{"@type":"Organization","name":"Other"}}}';
    expect(
      readPage(`<script type="application/ld+json">${json}</script>`, firm).things.filter(
        isBusiness,
      ),
    ).toEqual([]);
  });
});

describe('onward links', () => {
  test('are the sheets that can hold colours, and pages of the same host that say contact', () => {
    const page = readPage(
      `<link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="https://fonts.googleapis.com/css?x"><link rel="stylesheet" media="print" href="p.css">
       <link rel="alternate stylesheet" href="alt.css"><link rel="preload" href="b.css"><link rel="stylesheet" href="javascript:alert(1)">
       <a href="/about-us">About</a><a href="contact.html#form">Contact</a><a href="https://other.com/contact">Contact</a><a href="/brochure.pdf">Contact</a>`,
      firm,
    );
    expect(findLinks(page)).toEqual({
      heroes: [],
      sheets: ['https://www.firm.com/a.css'],
      pages: {
        ...noPageLinks,
        contact: ['https://www.firm.com/start/contact.html'],
        about: ['https://www.firm.com/about-us'],
      },
      logo: undefined,
      logoMarks: [],
      opening: undefined,
    });
  });

  test('are not moved to another host by a base element', () => {
    const links = (base: string): readonly string[] =>
      findLinks(readPage(`<base href="${base}"><link rel="stylesheet" href="a.css">`, firm)).sheets;
    expect(links('http://127.0.0.1/')).toEqual(['https://www.firm.com/start/a.css']);
    expect(links('/assets/')).toEqual(['https://www.firm.com/assets/a.css']);
  });
});

describe('names', () => {
  test('are the same without legal form, article, case and marks', () => {
    expect(nameKey('The Tallow & Sons, Ltd.')).toBe(nameKey('tallow and sons'));
    expect(nameKey('Café Zoë')).toBe('cafe zoe');
    expect(withoutLegalForm('Co')).toBe('Co');
  });

  test.each([
    ['tallow roofing', 'tallowroofing', 1, 1],
    ['tallow roofing', 'tallow-roofing', 1, 1],
    ['tallow roofing', 'tallowroofinginc', 0.9, 1],
    ['nairn barr lowe', 'nbl', 0.7, 0.9],
    ['tallow', 'tallowroofing', 0.5, 0.9],
    ['roofing in austin', 'tallowroofing', 0, 0.6],
    ['something else', 'tallowroofing', 0, 0],
  ])('%s is like %s', (key, label, least, most) => {
    expect(domainSimilarity(key, label)).toBeGreaterThanOrEqual(least);
    expect(domainSimilarity(key, label)).toBeLessThanOrEqual(most);
  });

  test('are spelled as the page spells the domain', () => {
    expect(spellDomain('quarrybankhouse', 'At Quarry Bank House we let. QUARRY BANK HOUSE')).toBe(
      'Quarry Bank House',
    );
    expect(spellDomain('tallowsonsinc', 'By Tallow & Sons since 1901')).toBe('Tallow & Sons');
    expect(spellDomain('quarrybankhouse', 'We own a quarry. Bank house rules')).toBeUndefined();
  });

  test.each([
    ['thames-plumbers.co.uk', 'Thames Plumbers'],
    ['tallowandsons.com', 'Tallow & Sons'],
    ['quarryparkdental.com', 'Quarry Park Dental'],
    ['tallow.com', 'Tallow'],
    ['dentist.com', 'Dentist'],
  ])('of %s alone is %s', (host, name) => {
    expect(nameFromDomain(splitDomain(new URL(`https://www.${host}/`)))?.value).toBe(name);
  });

  test('of an address by number is nobody’s', () => {
    expect(nameFromDomain(splitDomain(new URL('http://93.184.216.34/')))).toBeUndefined();
  });

  test('are neither shouted nor whispered', () => {
    expect(toNameCase('MOSS VETERINARY CARE OF YORK')).toBe('Moss Veterinary Care of York');
    expect(toNameCase('Moss veterinary care')).toBe('Moss Veterinary Care');
    expect(toNameCase('IBM')).toBe('IBM');
    expect(toNameCase('eBay Dental')).toBe('eBay Dental');
  });
});

describe('texts', () => {
  test('lose controls and marks, and end at a word', () => {
    expect(cleanText(' a\u0000b\u200b \n\t c\ud800 ')).toBe('a b c');
    expect(cleanText('Innen\u00adausbau')).toBe('Innenausbau');
    expect(capText('one two three four', 12)).toBe('one two…');
    expect(Array.from(capText('😀'.repeat(90), 80))).toHaveLength(80);
  });

  test('that no slot can take become nothing', () => {
    expect(fitSlot('email', 'not an address')).toBeUndefined();
    expect(fitSlot('primaryColor', 'red')).toBeUndefined();
    expect(fitSlot('slogan', ' \u0007 ')).toBeUndefined();
    expect(fitSlot('address', ' 4 Elm Row \r\n\r\n Austin ')).toBe('4 Elm Row\nAustin');
  });
});

test('leaves out the names of icons that a font draws', () => {
  const html =
    '<p><span class="material-icons">shower</span> 2 baths</p><a href="/x"><i class="material-symbols-outlined">bed</i>Rooms</a>';
  const { lines, links } = readPage(html, new URL('https://brenner.example/'));
  expect(lines.map(({ text }) => text)).toEqual(['2 baths', 'Rooms']);
  expect(links[0]?.text).toBe('Rooms');
});
