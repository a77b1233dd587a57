import type { Design } from '../../../templates-data/model/designs.ts';
import { showsPhotograph } from '../../../templates-data/model/demo-pictures.ts';
import type { Industry } from '../../../templates-data/model/industry.ts';
import type { Overrides } from '../../../templates-data/model/slots.ts';
import { samplePictures } from '../pictures.ts';
import { leavesOut } from './left-out.ts';

/**
 * The style sheet of a page: the shared sheets, then the design's own, then those of inner pages in
 * the same order. Each file styles one part of a page in all layouts, and a page contains only the
 * parts it has.
 */

// Imported as text, so that a page contains only the sheets of its own design.
const files = import.meta.glob<string>(
  ['../sheets/*.css', './*/*.css', './*/*/*.css', '../inner/*.css'],
  { query: '?inline', import: 'default', eager: true },
);

/** The parts of every page, in cascade order. */
const everywhere = ['base', 'frame', 'layouts', 'motion'] as const;
const homeOrder = [
  'face',
  'with-house',
  'with-room',
  'card',
  'hero-figure',
  'hero',
  'photo',
  'opening-bold',
  'opening-creative',
  'opening-minimal',
  'about',
  'services',
  'stats',
  'people',
  'quote',
  'stars',
  'slider',
  'testimonials',
  'banner',
  'articles',
  'form',
  'contact',
] as const;
/** Parts of the creative layout, after all others because they change the whole page. */
export const creativeOrder = [
  'frame-creative',
  'sections-creative',
  'lists-creative',
  'contact-creative',
] as const;
/**
 * Parts of samples alone, where the layout has its own in `<design>/<layout>/`: all sheets of the
 * folder, or that of the footer.
 */
const layoutOrder = [
  'own-standard',
  'own-bold',
  'own-creative',
  'foot-standard',
  'foot-bold',
  'foot-creative',
] as const;
/** The openings with a house and with a room, of which a page needs one at most. */
const houseParts = ['with-house', 'with-room'] as const;
const innerOrder = [
  'page',
  'prose',
  'rows',
  'steps',
  'service',
  'call',
  'faqs',
  'posts',
  'filter',
  'blog',
  'profiles',
  'person',
  'post',
  'legal',
  'chapters',
] as const;

/**
 * Parts of demos alone, and parts whose form differs from the samples', such as lists of any
 * length.
 */
const demoOrder = [
  'label',
  'panel',
  'talk',
  'report',
  'rhythm',
  'logo',
  'opening',
  'client-about',
  'client-services',
  'index',
  'client-rows',
  'client-people',
  'roster',
  'client-figures',
  'client-testimonials',
  'client-articles',
  'client-contact',
  'prices',
  'view',
  'compare',
  'gallery',
  'questions',
  'places',
  'hours',
  'brands',
  'products',
  'rooms',
  'timetable',
  'events',
  'projects',
  'emergency',
  'download',
  'example',
  'socials',
  'today',
  'client-bold',
  'client-creative',
  'client-minimal',
  'vietnamese',
  'cyrillic',
] as const;

/** A part of a page with its own style sheet. */
export type Part =
  | (typeof homeOrder)[number]
  | (typeof creativeOrder)[number]
  | (typeof layoutOrder)[number]
  | (typeof innerOrder)[number]
  | (typeof demoOrder)[number];

/** The layout's own sections, or its footer alone. */
export function ownParts(
  layout: string | undefined,
  kind: 'own' | 'foot' = 'own',
): readonly Part[] {
  return layoutOrder.filter((part) => part === `${kind}-${layout ?? 'standard'}`);
}

/** The parts of a sample's home page: only the sheets of its own opening and sections. */
export function homeParts(
  site: { readonly industryId: string; readonly design: Design; readonly overrides: Overrides },
  { order }: Industry['home'],
): readonly Part[] {
  const { overrides } = site;
  const { layout } = overrides;
  const { hero, room } = samplePictures(site.industryId);
  const hasPhotograph = (hero ?? room) !== undefined && showsPhotograph(overrides);
  const shown = room ? 'with-room' : 'with-house';
  const others: readonly (Part | undefined)[] = [
    ...(leavesOut(site, 'portraits') ? (['face', 'people'] as const) : []),
    ...(layout === 'creative' ? houseParts : houseParts.filter((part) => part !== shown)),
    hasPhotograph ? 'card' : 'photo',
    layout === 'bold' ? undefined : 'opening-bold',
    leavesOut(site, 'stars') ? 'stars' : undefined,
    layout === 'creative' ? undefined : 'opening-creative',
    layout === 'minimal' ? undefined : 'opening-minimal',
  ];
  const isLeftOut = (part: Part): boolean =>
    others.includes(part) ||
    (['stats', 'banner'].includes(part) && !order.some((id) => id === part));
  const own: readonly string[] = [
    ...order.map((id) => (id === 'areas' ? 'places' : id)),
    ...(leavesOut(site, 'portraits') ? ['roster'] : []),
  ];
  return [
    ...homeOrder.filter((part) => !isLeftOut(part)),
    ...demoOrder.filter((part) => own.some((id) => id === part)),
    ...(layout === 'creative' ? creativeOrder : []),
    ...ownParts(layout),
  ];
}

/** A layout's own sheets, of which pages without an opening need no `hero.css`. */
function listOwnSheets(
  design: Design,
  part: (typeof layoutOrder)[number],
  hasOpening: boolean,
): readonly string[] {
  const [kind, layout = ''] = part.split('-');
  const folder = `./${design}/${layout}/`;
  return Object.keys(files)
    .filter((file) => file.startsWith(kind === 'foot' ? `${folder}foot.css` : folder))
    .filter((file) => hasOpening || !file.endsWith('/hero.css'))
    .toSorted();
}

export function createSheet(design: Design, parts: readonly Part[]): string {
  const home = [...everywhere, ...homeOrder.filter((part) => parts.includes(part))];
  const inner = innerOrder.filter((part) => parts.includes(part));
  const demo = demoOrder.filter((part) => parts.includes(part));
  const creative = creativeOrder.filter((part) => parts.includes(part));
  // The technology design shows only drawings.
  const pictures = design === 'technology' ? [] : ['../sheets/duo.css'];
  return [
    ...pictures,
    ...home.map((part) => `../sheets/${part}.css`),
    ...home.map((part) => `./${design}/${part}.css`),
    ...inner.map((part) => `../inner/${part}.css`),
    ...inner.map((part) => `./${design}/${part}.css`),
    ...demo.flatMap((part) => [`../sheets/${part}.css`, `./${design}/${part}.css`]),
    ...creative.map((part) => `./${design}/${part}.css`),
    ...layoutOrder
      .filter((part) => parts.includes(part))
      .flatMap((part) => listOwnSheets(design, part, parts.includes('hero'))),
  ]
    .map((file) => files[file] ?? '')
    .join('');
}

/** The sheets of these parts alone, without those of every page. */
export function createPartsSheet(design: Design, parts: readonly Part[]): string {
  const isInner = (part: Part): boolean => innerOrder.some((one) => one === part);
  return parts
    .flatMap((part) => [
      `../${isInner(part) ? 'inner' : 'sheets'}/${part}.css`,
      `./${design}/${part}.css`,
    ])
    .map((file) => files[file] ?? '')
    .join('');
}
