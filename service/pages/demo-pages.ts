import { listsOf } from '../../templates-data/model/client-lists.ts';
import { isGone } from '../../templates-data/model/client-pages.ts';
import { overridesOf, templateOf } from '../../templates-data/model/slots.ts';
import type { DemoRow } from '../demos/queries.ts';
import { publicWebsiteData } from '../demos/public-website-data.ts';
import type { Deps } from '../deps.ts';
import { etagOf, type Content } from './content.ts';
import { EncodedBody } from './encode-body.ts';
import { fillPage } from './fill-page.ts';
import type { DemoCards } from './demo-cards.ts';
import { hashOf, policyFor } from './policy.ts';

/** Filled pages kept ready: a demo's page is joined and compressed once per version. */
const mostKept = 2000;

export interface DemoPages {
  /** A filled page that is kept ready in this version; `rest` is what follows the demo's address, such as `/attorneys`. */
  readonly kept: (demo: { id: string; version: number }, rest: string) => Content | undefined;
  /** A page of a saved demo, filled and kept; undefined when its template has no such page. */
  readonly fill: (demo: DemoRow, rest: string) => Content | undefined;
  /** The page shown for an id that no demo has. */
  readonly missing: (uniqueId: string) => Content | undefined;
  /** The page shown after a demo's last day: its name and colours, and a way to ask for more time. */
  readonly expired: (demo: DemoRow) => Content | undefined;
}

export function createDemoPages({ site, env }: Pick<Deps, 'site' | 'env'>, cards: DemoCards): DemoPages {
  const kept = new Map<string, { version: number; page: Content }>();

  function fillBuilt(path: string, filling: Parameters<typeof fillPage>[1]): Content | undefined {
    const built = site.split(path);
    if (!built) return undefined;
    const { html, styles } = fillPage(built.page, { ...filling, sheetsOf: site.sheets });
    const content = Buffer.from(html);
    return {
      body: new EncodedBody(content),
      type: 'text/html; charset=utf-8',
      etag: etagOf(content),
      cacheControl: 'public, no-cache',
      compresses: true,
      policy: policyFor({ scripts: built.scripts, styles: styles.map(hashOf) }),
      extra: { 'X-Robots-Tag': 'noindex, nofollow' },
    };
  }

  return {
    kept: ({ id, version }, rest) => {
      const known = kept.get(`${id}${rest}`);
      return known?.version === version ? known.page : undefined;
    },
    fill: (demo, rest) => {
      const base = `/demos/${demo.uniqueId}`;
      const lists = listsOf(publicWebsiteData(demo.websiteData));
      if (isGone(rest, lists)) return undefined;
      const page = fillBuilt(`/industries/${templateOf(demo.industry)}${rest}`, {
        overrides: { ...overridesOf(demo.websiteData), industry: demo.industry },
        context: {
          canonical: `${env.publicOrigin}${base}${rest}`,
          demoId: demo.uniqueId,
          shareImage: env.publicOrigin + cards.pathOf(demo),
          lists,
        },
        base,
      });
      if (!page) return undefined;
      cards.prepare(demo);
      if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? '');
      kept.set(`${demo.id}${rest}`, { version: demo.version, page });
      return page;
    },
    missing: (uniqueId) =>
      fillBuilt('/demo-missing', {
        overrides: {},
        context: { canonical: '', demoId: uniqueId },
        base: '',
        instead: {
          'page-title': uniqueId === '' ? 'Demo Not Found' : `Demo Not Found (${uniqueId})`,
          'demo-id': uniqueId,
        },
      }),
    expired: (demo) => {
      const { primaryColor, secondaryColor } = overridesOf(demo.websiteData);
      return fillBuilt('/demo-expired', {
        overrides: { businessName: demo.name, primaryColor, secondaryColor },
        context: { canonical: '', demoId: demo.uniqueId },
        base: '',
        instead: { 'page-title': `Expired Demo (${demo.uniqueId})` },
      });
    },
  };
}
