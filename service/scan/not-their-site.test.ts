import { describe, expect, test } from 'vitest';
import { as, home, useTestSites } from '../testing/scanned-site.ts';
import { judgeOutcome } from './judge-outcome.ts';
import { judgeAddress } from './not-their-site.ts';
import { readPage } from './page/read-page.ts';
import { scanWebsite } from './scan-website.ts';

const startSite = useTestSites();
const judgePage = (html: string): string | undefined =>
  judgeOutcome(readPage(html, new URL('https://brenner.example/')), undefined, html)?.outcome;

describe('what stands in place of a website', () => {
  test.each([
    ['parked', '<title>brenner.example</title><p>This domain is registered at Namecheap</p>'],
    ['parked', '<title>brenner.example</title><p>brenner.example is parked. Related searches</p>'],
    ['parked', '<script>window.onload=function(){window.location.href="/lander"}</script>'],
    ['parked', '<script src="https://sedoparking.com/frmpark/a/park.js"></script>'],
    ['parked', '<title>IIS Windows Server</title>'],
    ['parked', '<title>Index of /</title><h1>Index of /</h1>'],
    ['parked', '<p>Hier entsteht eine neue Internetpräsenz.</p>'],
    ['blocked', '<title>You are being redirected...</title><p>Javascript is required.</p>'],
    ['blocked', '<title>Access Denied - Sucuri Website Firewall</title>'],
    ['parked', '<title>Local index</title><p>Mirror and index made by HTTrack Website Copier</p>'],
    ['parked', '<p>Something amazing will be constructed here...</p>'],
    ['parked', '<h1>Em breve</h1>'],
    ['parked', '<p>Questo sito è in fase di allestimento.</p>'],
    ['parked', '<h1>Strona w przygotowaniu</h1>'],
    ['parked', '<p>Сайт находится в разработке</p>'],
    ['parked', '<p>Deze domeinnaam is gereserveerd.</p>'],
    ['parked', '<p>Este dominio está registrado y aparcado.</p>'],
    ['parked', '<h1>This shop is unavailable</h1><p>Only one step left!</p>'],
    ['parked', '<p>Briefly unavailable for scheduled maintenance. Check back in a minute.</p>'],
    ['parked', '<p>The domain name brenner.example is for sale!</p>'],
    [
      'parked',
      '<title>Hello world!</title><p>Welcome to WordPress. This is your first post. Edit or delete it.</p>',
    ],
    ['parked', '<p>This Web page is parked for FREE, courtesy of GoDaddy.com.</p>'],
    ['parked', '<p>Die Domain brenner.example steht zum Verkauf.</p>'],
    ['parked', '<p>This domain has been suspended pending contact verification.</p>'],
    ['parked', '<script src="https://d38psrni17bvxu.cloudfront.net/parking.js"></script>'],
    ['parked', '<script>window.park="eyJ1dWlk"</script><div id="target"></div>'],
    ['parked', '<h1>Site en travaux</h1><p>Revenez vite !</p>'],
    ['parked', '<h1>Onze nieuwe website komt eraan</h1>'],
    ['parked', '<title>No such app</title><p>There is nothing here, yet. Build something.</p>'],
    ['blocked', '<meta http-equiv="refresh" content="0;/.well-known/sgcaptcha/?r=%2F">'],
    [
      undefined,
      '<h1>Brenner Immobilien</h1><p>Dieses Haus in Leipzig steht zum Verkauf, mit Garten und Garage.</p>',
    ],
    ['not-found', '<p>There isn’t a GitHub Pages site here.</p>'],
    [
      undefined,
      '<h1>Brenner</h1><p>Corrida de rua.</p><p>Em breve entraremos em contato com você.</p>',
    ],
    [
      undefined,
      '<h1>Brenner Gartenpflege</h1><p>Wir bieten Wartungsarbeiten an Ihrem Brunnen.</p><a href="/a">Leistungen</a><a href="/b">Über uns</a><a href="/c">Kontakt</a>',
    ],
    [undefined, home],
  ])('is %s in %s', (outcome, html) => {
    expect(judgePage(html)).toBe(outcome);
  });

  test('keeps telephone and e-mail of a website that is not open yet, with a note', async () => {
    const html =
      '<title>Brenner Roofing</title><h1>Coming soon</h1><p>Call <a href="tel:+441134960000">0113 496 0000</a> or info@brenner.example</p>';
    const site = await startSite({ '/': html });
    const reply = await scanWebsite('brenner-roofing.com', as(site, 'brenner-roofing.com'));
    expect(reply.outcome).toBe('parked');
    expect(reply.notice).toContain('not open yet');
    expect(reply.website.contactInfo.phone).toBe('0113 496 0000');
  });
});

describe('a list of links', () => {
  test('leads to the website of the firm itself', async () => {
    const own = await startSite({ '/': home });
    const list = await startSite({
      '/harrow':
        '<title>Harrow</title><a href="https://www.instagram.com/harrow">Instagram</a><a href="https://harrowfinch.example/">Our website</a>',
    });
    const names = new Map([
      ['linktr.ee', list.host],
      ['harrowfinch.example', own.host],
    ]);
    const options = { ...own.options, allowHosts: new Set<string>(), resolve: names };
    const reply = await scanWebsite('https://linktr.ee/harrow', options);
    expect(reply.outcome).toBe('ok');
    expect(reply.website.businessName).toBe('Harrow & Finch Solicitors');
    expect(reply.notice).toContain('harrowfinch.example');
  });

  test('that leads to an address inside reaches nothing', async () => {
    const inner = await startSite({ '/': home });
    const list = await startSite({
      '/harrow': `<title>Harrow</title><a href="${inner.origin}/">Our website</a>`,
    });
    const options = {
      ...list.options,
      allowHosts: new Set<string>(),
      resolve: new Map([['linktr.ee', list.host]]),
    };
    await expect(scanWebsite('https://linktr.ee/harrow', options)).rejects.toThrow();
    expect(inner.asked).toEqual([]);
  });
});

test.each([
  ['https://www.google.com/maps/place/Brenner', 'Google Maps'],
  ['https://www.booking.com/hotel/de/brenner.html', 'Booking.com'],
  ['https://wa.me/491234567', 'WhatsApp'],
  ['https://www.doctolib.fr/osteopathe/lille/brenner', 'Doctolib'],
  ['https://www.thumbtack.com/ks/topeka/painters/brenner', 'Thumbtack'],
  ['https://nextdoor.com/pages/brenner-topeka-ks', 'Nextdoor'],
])('a page at %s is named as one on %s', (address, network) => {
  expect(judgeAddress(new URL(address))?.notice).toContain(network);
});

test('a page of Google that is not a map is read like any other', () => {
  expect(judgeAddress(new URL('https://www.google.com/brenner'))).toBeUndefined();
});

test('a profile on a network is named as what it is, and nothing is fetched', async () => {
  const site = await startSite({ '/brenner': home });
  const reply = await scanWebsite('https://www.facebook.com/brenner', as(site, 'www.facebook.com'));
  expect(reply.outcome).toBe('not-a-website');
  expect(reply.notice).toContain('Facebook');
  expect(reply.website.businessName).toBeNull();
  expect(site.asked).toEqual([]);
});
