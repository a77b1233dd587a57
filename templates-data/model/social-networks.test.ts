import { describe, expect, test } from 'vitest';
import { readLists } from './client-lists.ts';
import { isPageOfNetwork } from './social-networks.ts';

describe('a social link must lead to the network that it names', () => {
  test.each([
    ['Facebook', 'https://www.facebook.com/harbor'],
    ['facebook', 'https://de-de.facebook.com/harbor'],
    ['Facebook page', 'https://fb.me/harbor'],
    ['X', 'https://x.com/harbor'],
    ['Twitter', 'https://twitter.com/harbor'],
    ['X (Twitter)', 'https://x.com/harbor'],
    ['LinkedIn', 'https://uk.linkedin.com/company/harbor'],
    ['YouTube', 'https://youtu.be/abc'],
    ['WhatsApp', 'https://wa.me/4930123'],
    ['Google Maps', 'https://maps.app.goo.gl/abc'],
    ['Google', 'https://www.google.co.uk/maps/place/x'],
    ['mastodon', 'https://social.example/@harbor'],
    ['Behance', 'https://www.behance.net/harbor'],
    ['Kununu', 'https://www.kununu.com/de/harbor'],
  ])('%s at %s', (network, url) => {
    expect(isPageOfNetwork(network, url)).toBe(true);
    expect(readLists({ socials: [{ network, url }] }).socials).toEqual([{ network, url }]);
  });

  test.each([
    ['Facebook', 'https://login-facebook.example/'],
    ['Facebook', 'https://facebook.com.evil.example/harbor'],
    ['Facebook', 'https://evil.example/facebook.com'],
    ['Faceb\u043eok', 'https://faceb-ok.example/harbor'],
    ['facebook harbor', 'https://harbor.example/'],
    ['X', 'https://www.linkedin.com/company/harbor'],
    ['Twitter', 'https://twitter-x.example/'],
    ['LinkedIn', 'https://linkedin.example.com/company/harbor'],
    ['Google', 'https://google.evil.example/'],
    ['Behance', 'https://elsewhere.example/harbor'],
    ['mastodon', 'https://social.example/'],
  ])('not %s at %s, also in saved data', (network, url) => {
    expect(isPageOfNetwork(network, url)).toBe(false);
    expect(readLists({ socials: [{ network, url }] }).socials).toBeUndefined();
  });
});
