import { expect, test } from 'vitest';
import { isConsentText } from './consent-words.ts';
import { findDescription } from '../words/find-description.ts';
import { findServices } from '../lists/find-services.ts';
import { findTestimonials } from '../lists/find-testimonials.ts';
import { readPage } from './read-page.ts';
import type { Page } from './read-page.ts';

const read = (html: string): Page => readPage(html, new URL('https://firm.com/'));

test.each([
  'We use cookies',
  'This site uses cookies to improve your experience.',
  'Necessary cookies',
  'Diese Website verwendet Cookies, um Ihnen das beste Erlebnis zu bieten.',
  'Nous utilisons des cookies pour mesurer notre audience.',
])('reads "%s" as words of consent', (text) => {
  expect(isConsentText(text)).toBe(true);
});

test.each([
  'We use real butter in our cookies.',
  'We ship our cookies all over the USA.',
  'Please enable cookies and reload the page.',
  '© 2026 Tallow Roofing | Privacy | Cookie policy',
])('reads "%s" as the firm’s own words', (text) => {
  expect(isConsentText(text)).toBe(false);
});

test('never takes the words of a consent banner for the firm’s, in whatever part they stand', () => {
  const banner = `<div id="cookie-banner"><h2>Our services</h2><ul><li>Strictly necessary</li><li>Statistics</li><li>Marketing</li></ul>
    <p>These technologies help us to understand how visitors use our pages, and to show what matters to them.</p></div>
    <div class="cmplz-cookiebanner"><blockquote>“Somebody thought that this banner was a most pleasing one.”</blockquote><cite>Ann Lee</cite></div>`;
  const page = read(banner);
  expect(findServices(page)).toBeUndefined();
  expect(findDescription(page)).toBeUndefined();
  expect(findTestimonials([page])).toBeUndefined();
});

test('reads the page of a firm whose builder marks the whole of it', () => {
  const page = read(
    '<body class="cookie-notice cookies-not-set"><h2>Services</h2><ul><li>Roofs</li><li>Gutters</li><li>Chimneys</li></ul>',
  );
  expect(findServices(page)?.values).toEqual(['Roofs', 'Gutters', 'Chimneys']);
});
