import { overridesOf, templateOf } from '../../templates-data/model/slots.ts';
import type { DemoRow } from '../demos/queries.ts';
import type { Deps } from '../deps.ts';
import { EncodedBody } from './encode-body.ts';
import { fillPage } from './fill-page.ts';
import { policyFor, styleHash } from './policy.ts';

export interface DemoPage {
  readonly body: EncodedBody;
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
  readonly compresses: boolean;
  readonly policy: string;
}

/** Filled pages kept ready: a demo's page is joined and compressed once per version. */
const mostKept = 2000;
/** Quality 5 costs 2 ms where the highest costs 60, for 4 % more bytes. */
const brotliQuality = 5;

export interface DemoPages {
  /** A page of a saved demo (`rest` is what follows the demo's address, such as `/attorneys`); undefined when its template has no such page. */
  readonly saved: (demo: DemoRow, rest: string) => DemoPage | undefined;
  /** The page shown for an id that no demo has. */
  readonly missing: (uniqueId: string) => DemoPage | undefined;
  /** The page shown after a demo's last day: its name and colours, and a way to ask for more time. */
  readonly expired: (demo: DemoRow) => DemoPage | undefined;
}

export function createDemoPages({ site, env }: Pick<Deps, 'site' | 'env'>): DemoPages {
  const kept = new Map<string, { version: number; page: DemoPage }>();

  function fill(path: string, etag: string, filling: Parameters<typeof fillPage>[1]): DemoPage | undefined {
    const built = site.split(path);
    if (!built) return undefined;
    const { html, theme } = fillPage(built.page, filling);
    return {
      body: new EncodedBody(Buffer.from(html), brotliQuality),
      type: 'text/html; charset=utf-8',
      etag,
      cacheControl: 'public, max-age=0, must-revalidate',
      compresses: true,
      policy: policyFor(built.inline, theme === undefined ? undefined : styleHash(theme)),
    };
  }

  return {
    saved: (demo, rest) => {
      const key = `${demo.uniqueId}${rest}`;
      const known = kept.get(key);
      if (known?.version === demo.version) return known.page;
      const base = `/demos/${demo.uniqueId}`;
      const canonical = `${env.publicOrigin}${base}${rest}`;
      const page = fill(
        `/industries/${templateOf(demo.industry)}${rest}`,
        `"${site.buildId}-${demo.id.slice(0, 8)}-${demo.version}"`,
        {
          overrides: { ...overridesOf(demo.websiteData), industry: demo.industry },
          context: { canonical, demoId: demo.uniqueId },
          base,
        },
      );
      if (!page) return undefined;
      if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? '');
      kept.set(key, { version: demo.version, page });
      return page;
    },
    missing: (uniqueId) =>
      fill('/demo-missing', `"${site.buildId}-missing"`, {
        overrides: {},
        context: { canonical: '', demoId: uniqueId },
        base: '',
        instead: { 'page-title': `Demo Not Found (${uniqueId})`, 'demo-id': uniqueId },
      }),
    expired: (demo) => {
      const { primaryColor, secondaryColor } = overridesOf(demo.websiteData);
      return fill('/demo-expired', `"${site.buildId}-expired-${demo.version}"`, {
        overrides: { businessName: demo.name, primaryColor, secondaryColor },
        context: { canonical: '', demoId: demo.uniqueId },
        base: '',
        instead: { 'page-title': `Expired Demo (${demo.uniqueId})` },
      });
    },
  };
}
