import { afterEach, expect, test, vi } from 'vitest';
import { hydrateDemo } from './hydrate-demo.ts';

const demo = { industry: 'finance', templateData: { businessName: 'Harbor' } };

/** Lets the script run on a built page of the law template under an address; where it led from there. */
async function ledTo(address: string): Promise<readonly string[]> {
  const led: string[] = [];
  const { pathname, search, hash } = new URL(address, 'https://host.example');
  vi.stubGlobal('location', { pathname, search, hash, replace: (to: string) => void led.push(to) });
  vi.stubGlobal('document', { documentElement: { dataset: { base: '/industries/law' } } });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: true, demo })));
  await hydrateDemo();
  return led;
}
afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['/demos/law-harbor-a1b2c3', '/industries/finance/?demo=law-harbor-a1b2c3'],
  ['/demos/law-harbor-a1b2c3/attorneys/#team', '/industries/finance/attorneys/?demo=law-harbor-a1b2c3#team'],
])(
  'a demo whose link begins with a former industry is shown in the design of the present one: %s',
  async (link, to) => {
    expect(await ledTo(link)).toEqual([to]);
  },
);
