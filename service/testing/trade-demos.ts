import { readdirSync } from 'node:fs';
import {
  emptyIndustry,
  type DemoKit,
  type IndustryKit,
} from '../../templates-data/model/demo-kit.ts';
import type { Item } from '../../templates-data/model/content-rules.ts';
import type { DemoValues } from '../../templates-data/model/demo-values.ts';
import { demoTimes } from '../../templates-data/model/demo-times.ts';
import { demoView, type DemoView, type ViewContext } from '../../templates-data/model/demo-view.ts';
import type { Trade } from '../../templates-data/model/trade.ts';
import { demoKit } from '../pages/demo-kits.ts';
import { readTrade } from '../template-data.ts';

/** Every trade of `templates-data/trades`. */
export const allTrades: readonly Trade[] = readdirSync(
  new URL('../../templates-data/trades/', import.meta.url),
)
  .sort()
  .flatMap((file) => readTrade(file.replace(/\.yaml$/u, '')) ?? []);

const picture = {
  label: 'A room',
  srcset: '/room.webp 800w',
  avif: '/room.avif 800w',
  width: 800,
  height: 500,
  isPlate: false,
  isBeside: false,
};

/** An industry's kit with two pictures and one sample of each kind. */
export function createIndustryKit(industry: string): IndustryKit & { readonly trade: string } {
  const fallback = allTrades.find((trade) => trade.industry === industry && trade.fallback);
  if (!fallback) throw new Error(`no trade stands in for ${industry}`);
  return {
    ...emptyIndustry,
    id: industry,
    trade: fallback.id,
    icons: '/icons.svg',
    pictures: { room: { ...picture, src: '/room.webp' }, door: { ...picture, src: '/door.webp' } },
    samples: {
      people: [{ name: 'Sample Person', title: 'Partner', bio: '', department: '' }],
      testimonials: [{ quote: 'A sample quote.', author: 'Sample Author', source: '' }],
      figures: [{ value: '$48M', label: 'recovered' }],
      articles: [
        { title: 'A sample article', date: 'March 3, 2025', url: 'https://sample.example/' },
      ],
    },
  };
}

/** The kit with these two pictures in place of the trade's own. */
export function createKit(demo: DemoValues): DemoKit {
  const kit = demoKit(demo, { kit: createIndustryKit });
  const places = { opening: 'room', about: 'door', service1: 'room' };
  return { ...kit, trade: { ...kit.trade, pictures: ['room', 'door'], places } };
}

/** A page of a demo, as the service shows it at a moment. */
export function createView(
  demo: DemoValues,
  context: Partial<ViewContext> = {},
  now = Date.now(),
): DemoView {
  const kit = createKit(demo);
  const page: ViewContext = {
    canonical: 'https://demos.example/demos/x',
    demoId: 'x',
    page: '/',
    base: '/demos/x',
    ...context,
  };
  return demoView(demo, kit, page, demoTimes(demo, kit, now));
}

/** A demo with only a name, and the given values. */
export function nameDemo(
  overrides: DemoValues['overrides'] = {},
  lists: DemoValues['lists'] = {},
): DemoValues {
  return { overrides: { businessName: 'Harbor', ...overrides }, lists };
}

export function createPeople(count: number): Item<'people'>[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `Person ${index + 1}`,
    title: '',
    bio: '',
    department: '',
  }));
}
