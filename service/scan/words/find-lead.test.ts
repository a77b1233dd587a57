import { describe, expect, test } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { findDescription } from './find-description.ts';

const lead =
  'We repair and restore clocks of every age, in our own workshop behind the old market hall.';
const described =
  '<meta name="description" content="Clock repairs in Leeds by Brenner, open on six days of the week.">';

const describePage = (html: string): string | undefined =>
  findDescription(readPage(`${described}${html}`, new URL('https://brenner.example/')))?.value;

describe('the sentences below the headline', () => {
  test.each([
    `<h1>Clocks with patience</h1><p>${lead}</p>`,
    `<h1>Clocks<br>with patience</h1><p>Leeds · since 1931</p><p>${lead}</p><h2>Repairs</h2>`,
    `<header class="hero"><h1>Clocks with patience</h1><p>${lead}</p></header>`,
  ])('describe the firm before its description for search engines: %s', (html) => {
    expect(describePage(html)).toBe(lead);
  });

  test('may list what the firm has', () => {
    const goods =
      'You find many clocks with us. Cuckoos, pendulums, barometers, springs, hands, dials, cases and keys.';
    expect(describePage(`<h1>Brenner</h1><p>${goods}</p>`)).toBe(goods);
  });

  test.each([
    [
      'words for search engines',
      '<h1>Brenner</h1><p>clocks leeds, clock repair, watch repair, cuckoo clocks, pendulums, barometers and keys.</p>',
    ],
    ['a text below a longer one', `<h1>Brenner</h1><p>${lead.repeat(7)}</p><p>${lead}</p>`],
    ['a short line', '<h1>Clocks with patience</h1><p>We repair and restore clocks.</p>'],
    ['a notice', `<h1>Brenner</h1><p>${lead} We are closed until 5 January, see you then.</p>`],
    ['a dish above its price', `<h1>Brenner</h1><p>${lead}</p><p>14.50</p>`],
    ['a text below another heading', `<h1>Brenner</h1><h2>News</h2><p>${lead}</p>`],
    ['a window over the page', `<h1>Brenner</h1><div class="modal"><p>${lead}</p></div>`],
    [
      'an offer',
      '<h1>Brenner</h1><p>Free shipping on all clocks above 50 euros within the country until the end of May.</p>',
    ],
    [
      'the opening of an article',
      `<h1>Clocks for beginners</h1><p>In this article I show you what to look for. ${lead}</p>`,
    ],
    ['opening hours', `<h1>Brenner</h1><p>${lead} Open Mon-Fri 9:00-17:00.</p>`],
    ['an item of a list', `<h1>Brenner</h1><ul><li>${lead}</li></ul>`],
    ['the end of the headline', `<h1>Clocks for kings</h1><p>And Everybody Else. ${lead}</p>`],
    ['a testimonial', `<h1>Brenner</h1><div class="testimonial"><p>${lead}</p></div>`],
  ])('are not %s', (_what, html) => {
    expect(describePage(html)).toBe(
      'Clock repairs in Leeds by Brenner, open on six days of the week.',
    );
  });
});
