import { afterEach, expect, test, vi } from 'vitest';
import { emptyIndustry } from '../../templates-data/model/demo-kit.ts';
import { industryRule, templateIndustry } from '../../templates-data/model/industries.ts';
import { hydrateDemo } from './hydrate-demo.ts';

const demo = { industry: 'finance', templateData: { businessName: 'Harbor' } };

/** A kit as the build writes it; its trade is named after its industry. */
function answerFile(path: string): Response | undefined {
  const [, kind, name] = /^\/client\/(\w+)\/([\w-]+)\.json$/u.exec(path) ?? [];
  if (kind === 'words') return Response.json({});
  if (kind === 'kits') return Response.json({ ...emptyIndustry, id: name, trade: name });
  if (kind !== 'trades') return undefined;
  return Response.json({
    en: { industry: name, design: industryRule(templateIndustry(name)).design, typical: [] },
  });
}

/**
 * Runs the script on a built page of the law design under an address. Returns its redirects.
 */
async function findRedirects(
  address: string,
  answer: () => Response = () => Response.json({ success: true, demo }),
): Promise<readonly string[]> {
  const redirects: string[] = [];
  const { pathname, search, hash } = new URL(address, 'https://host.example');
  vi.stubGlobal('location', {
    pathname,
    search,
    hash,
    replace: (to: string) => void redirects.push(to),
  });
  vi.stubGlobal('document', {
    documentElement: { dataset: { base: '/demo-templates/law', page: '/' }, style: {} },
  });
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(answerFile(path) ?? answer()));
  await hydrateDemo();
  return redirects;
}
afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['/demos/law-harbor-a1b2c3', '/demo-templates/finance/?demo=law-harbor-a1b2c3'],
  [
    '/demos/law-harbor-a1b2c3/team/#main',
    '/demo-templates/finance/team/?demo=law-harbor-a1b2c3#main',
  ],
  [
    '/demos/law-harbor-a1b2c3/attorneys/leila-haddad',
    '/demo-templates/finance/team/?demo=law-harbor-a1b2c3&moved',
  ],
  [
    '/demo-templates/law/services/?demo=law-harbor-a1b2c3',
    '/demo-templates/finance/services/?demo=law-harbor-a1b2c3',
  ],
])(
  'a demo whose link begins with a former industry is shown in the design of the present one: %s',
  async (link, to) => {
    expect(await findRedirects(link)).toEqual([to]);
  },
);

test('a demo of an unknown industry is shown in the general design, whatever its link begins with', async () => {
  const bakery = (): Response => Response.json({ demo: { ...demo, industry: 'bakery' } });
  expect(await findRedirects('/demos/law-krume-a1b2c3', bakery)).toEqual([
    '/demo-templates/real-estate/?demo=law-krume-a1b2c3',
  ]);
});

test.each([
  [404, '/demo-missing/?id=law-x-a1b2c3'],
  [410, '/demo-expired/?id=law-x-a1b2c3'],
  [503, '/demo-unreachable/?id=law-x-a1b2c3&why=503'],
])('the status %i leads to the page that explains it', async (status, to) => {
  expect(await findRedirects('/demos/law-x-a1b2c3', () => new Response('', { status }))).toEqual([
    to,
  ]);
});

test('an invalid reply and a missing one lead to different pages', async () => {
  expect(await findRedirects('/demos/law-x-a1b2c3', () => new Response('<p>'))).toEqual([
    '/demo-unreachable/?id=law-x-a1b2c3&why=invalid',
  ]);
  const unreachable = (): never => {
    throw new TypeError('offline');
  };
  expect(await findRedirects('/demos/law-x-a1b2c3', unreachable)).toEqual([
    '/demo-unreachable/?id=law-x-a1b2c3&why=unreachable',
  ]);
});

test('a demo stored in another browser only is missing in this one', async () => {
  expect(await findRedirects('/demo-templates/law/?saved=law-x-a1b2c3')).toEqual([
    '/demo-missing/?id=law-x-a1b2c3',
  ]);
});
