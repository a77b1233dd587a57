import { describe, expect, test } from 'vitest';
import { readPage, type Page } from '../page/read-page.ts';
import { findAddress } from './find-address.ts';
import { findEmail } from './find-email.ts';
import { findPhone } from './find-phone.ts';
import { guessCountries } from './guess-country.ts';

function page(html: string, url = 'https://www.example.com/'): Page {
  return readPage(html, new URL(url));
}

function scanPhone(html: string, url?: string): string | undefined {
  const read = page(html, url);
  return findPhone([read], guessCountries(read))?.value;
}

describe('phone', () => {
  test.each([
    [
      'a tel link, as it is shown',
      '<a href="tel:+15125550147">ignore</a><a href="tel:+15124740147">(512) 474-0147</a>',
      'https://a.com',
      '(512) 474-0147',
    ],
    [
      'structured data, in national form',
      '<script type="application/ld+json">{"@type":"Store","name":"A","telephone":"+1-512-474-0147"}</script>',
      'https://a.com',
      '(512) 474-0147',
    ],
    ['text near the word', '<p>Tel: 0113 496 0000</p>', 'https://a.co.uk', '0113 496 0000'],
    ['a number without a word', '<footer>512-474-0147</footer>', 'https://a.com', '512-474-0147'],
    ['vanity letters', '<p>Call 1-800-FLOWERS today</p>', 'https://a.com', '1-800-3569377'],
    [
      'another country, when it is said to be a phone',
      '<p>Phone (02) 9374 4000</p>',
      'https://a.com',
      '(02) 9374 4000',
    ],
    [
      'a number with a spare zero',
      '<p>T: +44 (0)20 7946 0018',
      'https://a.co.uk',
      '+44 20 7946 0018',
    ],
  ])('comes from %s', (_from, html, url, phone) => {
    expect(scanPhone(html, url)).toBe(phone);
  });

  test.each([
    ['a fax', '<p>Fax: (512) 474-0147</p>'],
    ['a year range', '<p>1998 - 2024 and 2001-2002-2003</p>'],
    ['a licence', '<p>License # 512-474-0147</p>'],
    ['a placeholder', '<a href="tel:1234567890">123-456-7890</a><p>(555) 555-5555'],
    ['a price and a date', '<p>$1,512,474.01 on 12.03.2024'],
  ])('is not taken from %s', (_from, html) => {
    expect(scanPhone(html)).toBeUndefined();
  });

  test('prefers the number that is not the fax', () => {
    expect(scanPhone('<p>Phone: 512-474-0147 Fax: 512-474-0199</p>')).toBe('512-474-0147');
  });
});

describe('e-mail', () => {
  const scanEmail = (html: string): string | undefined =>
    findEmail([page(html, 'https://tallow.com')])?.value;

  test.each([
    ['a mailto link', '<a href="mailto:Info@tallow.com?subject=Hi">Write</a>', 'info@tallow.com'],
    [
      'its own domain before others',
      '<a href="mailto:me@pixelshop.com">Web design</a><p>sales@tallow.com',
      'sales@tallow.com',
    ],
    [
      'Cloudflare’s hidden form',
      '<a class="__cf_email__" data-cfemail="422b2c242d02362e2e2d356c212d2f">[email protected]</a>',
      undefined,
    ],
    ['a spelled-out address', '<p>office [at] tallow [dot] com', 'office@tallow.com'],
    ['web mail, when there is nothing else', '<p>tallowroofs@gmail.com', 'tallowroofs@gmail.com'],
  ])('comes from %s', (_from, html, email) => {
    if (email !== undefined) expect(scanEmail(html)).toBe(email);
  });

  test('is read from Cloudflare’s hidden form', () => {
    const key = 0x42;
    const hidden = [key, ...Buffer.from('info@tallow.com').map((byte) => byte ^ key)]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
    expect(scanEmail(`<span data-cfemail="${hidden}"></span>`)).toBe('info@tallow.com');
    expect(scanEmail(`<a href="/cdn-cgi/l/email-protection#${hidden}">x</a>`)).toBe(
      'info@tallow.com',
    );
  });

  test.each([
    'you@example.com',
    'icon@2x.png',
    'name@yourdomain.com',
    'kontakt@twojadomena.pl',
    'a@b',
  ])('is never %s', (email) => {
    expect(scanEmail(`<p>${email}</p>`)).toBeUndefined();
  });
});

describe('address', () => {
  const scanAddress = (html: string): string | undefined => findAddress([page(html)])?.value;

  test.each([
    [
      'structured data',
      `<script type="application/ld+json">{"@type":"Store","name":"A","address":{"@type":"PostalAddress","streetAddress":"4 Elm Row","addressLocality":"Austin","addressRegion":"TX","postalCode":"78701"}}</script>`,
      '4 Elm Row\nAustin, TX 78701',
    ],
    [
      'a US line',
      '<footer>Visit us: 2100 West Oak Street, Suite 4, Austin, TX 78701</footer>',
      '2100 West Oak Street, Suite 4, Austin, TX 78701',
    ],
    [
      'US lines',
      '<p>Tallow Roofing<br>PO Box 1211<br>Austin, Texas 78701</p>',
      'PO Box 1211\nAustin, Texas 78701',
    ],
    ['a UK line', '<p>Find us at Unit 3, Mill House, 12 Quay Lane, Bristol BS1 4QA</p>', undefined],
    [
      'Canadian lines',
      '<p>88 Alder Road<br>North Vancouver, BC V7R 1B9</p>',
      '88 Alder Road\nNorth Vancouver, BC V7R 1B9',
    ],
    [
      'an Australian line',
      '<p>Address: 7 Hill Street, Surry Hills NSW 2010</p>',
      '7 Hill Street, Surry Hills NSW 2010',
    ],
    [
      'microdata',
      '<div itemscope itemtype="http://schema.org/PostalAddress"><span itemprop="streetAddress">4 Elm Row</span> <span itemprop="addressLocality">Austin</span></div>',
      '4 Elm Row\nAustin',
    ],
    [
      'hCard',
      '<p class="adr"><span class="street-address">4 Elm Row</span>, <span class="locality">Austin</span></p>',
      '4 Elm Row\nAustin',
    ],
    [
      'German lines',
      '<footer><p>Lindenstraße 12<br>10969 Berlin</p></footer>',
      'Lindenstraße 12\n10969 Berlin',
    ],
    [
      'lines with labels between',
      '<p>Address</p><p>45 Elm Wharf Road, Isle</p><p>Postcode</p><p>E14 9ZZ</p>',
      '45 Elm Wharf Road, Isle\nE14 9ZZ',
    ],
    [
      'the line beside a map pin',
      '<p><i class="fas fa-map-marker-alt"></i> Garden Park, Plot N3 Lake Road, Harare</p>',
      'Garden Park, Plot N3 Lake Road, Harare',
    ],
  ])('comes from %s', (_from, html, address) => {
    if (address === undefined) expect(scanAddress(html)).toContain('12 Quay Lane, Bristol BS1 4QA');
    else expect(scanAddress(html)).toBe(address);
  });

  test.each([
    '<p>We serve Austin, TX 78701 and around</p>',
    '<p>123 Main Street, Anytown, CA 12345</p>',
    '<p>In 20 years on the road we saw it all.</p>',
  ])('is not made of %s', (html) => {
    expect(scanAddress(html)).toBeUndefined();
  });
});
