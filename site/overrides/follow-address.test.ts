import { expect, test } from 'vitest';
import { targetAddress } from './follow-address.ts';

const firmIds = ['premier', 'camrose', 'gmrlaw'];

function meant(
  address: string,
  stored: Record<string, string> = {},
): { to: string | undefined; stored: Record<string, string> } {
  const store = new Map(Object.entries(stored));
  const storage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  };
  const to = targetAddress(new URL(address, 'https://host.example'), storage, firmIds, 1000);
  return { to, stored: Object.fromEntries(store) };
}

test.each([
  ['/?firm=camrose#practice-areas', '/firms/camrose/#practice-areas'],
  ['/?firm=nobody', undefined],
  ['/', undefined],
  ['/agency?firm=camrose', undefined],
  ['/demo?website=technology', '/industries/technology/'],
  ['/demo', '/industries/law/'],
  ['/gmrlaw', '/firms/gmrlaw/'],
  [
    '/blog?q=tax&firm=camrose&category=Family+Law',
    '/firms/camrose/blog/?q=tax&category=Family+Law',
  ],
  ['/attorneys', '/firms/premier/attorneys/'],
  ['/attorneys/', '/firms/premier/attorneys/'],
  ['/demos/real-estate-dunes-a1b2c3', '/demo-templates/real-estate/?demo=real-estate-dunes-a1b2c3'],
  [
    '/demos/general-krume-a1b2c3/services',
    '/demo-templates/real-estate/services/?demo=general-krume-a1b2c3',
  ],
  ['/demos/dogs-x-a1b2c3/faq/', '/demo-templates/real-estate/faq/?demo=dogs-x-a1b2c3'],
  ['/demos/law-x-a1b2c3/nothing/here', '/demo-templates/law/not-found/?demo=law-x-a1b2c3'],
  ['/app/demos/law-x/edit?list=people', '/app/?at=%2Fapp%2Fdemos%2Flaw-x%2Fedit%3Flist%3Dpeople'],
  ['/account?billing=test', '/app/?at=%2Fapp%2Fsettings%2Faccount%3Fbilling%3Dtest'],
  // Addresses that demos had before.
  ['/demos/law-x-a1b2c3/blog/', '/demo-templates/law/articles/?demo=law-x-a1b2c3&moved'],
  [
    '/demos/law-x-a1b2c3/attorneys/leila-haddad',
    '/demo-templates/law/team/?demo=law-x-a1b2c3&moved',
  ],
  [
    '/demos/law-x-a1b2c3/practice-areas/tax#top',
    '/demo-templates/law/services/?demo=law-x-a1b2c3&moved#top',
  ],
  ['/demos/law-x-a1b2c3/disclaimer', '/demo-templates/law/privacy-policy/?demo=law-x-a1b2c3&moved'],
])('%s means %s', (address, to) => {
  expect(meant(address).to).toBe(to);
});

test('the firm that an address names is stored and used from then on', () => {
  const first = meant('/attorneys?firm=camrose');
  expect(first).toEqual({ to: '/firms/camrose/attorneys/', stored: { currentFirmId: 'camrose' } });
  expect(meant('/about', first.stored).to).toBe('/firms/camrose/about/');
  expect(meant('/about?firm=nobody', first.stored)).toEqual({
    ...first,
    to: '/firms/camrose/about/',
  });
  expect(meant('/gmrlaw', first.stored).stored).toEqual({ currentFirmId: 'gmrlaw' });
});

test('a stored id of no firm is ignored', () => {
  expect(meant('/about', { currentFirmId: 'constructor' }).to).toBe('/firms/premier/about/');
});

test('a saved template on the start page leads to the page of its industry, an expired one is ignored', () => {
  const stored = {
    template_a: '{"expires":2000,"data":{"businessName":"A","industry":"finance"}}',
  };
  expect(meant('/?template=a', stored).to).toBe('/demo-templates/finance/?template=a');
  const bakery = { template_a: stored.template_a.replace('finance', 'bakery') };
  expect(meant('/?template=a', bakery).to).toBe('/demo-templates/real-estate/?template=a');
  expect(meant('/?template=a', { template_a: stored.template_a.replace('2000', '1000') })).toEqual({
    to: undefined,
    stored: {},
  });
});
