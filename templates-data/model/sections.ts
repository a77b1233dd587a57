/** The pages and sections of a demo: one set of names for all designs and trades. */

/**
 * The sections of a home page. The agency can reorder `movable` ones, and hide all except the
 * opening and contact.
 */
export const sections = {
  hero: { label: 'Opening', movable: false },
  about: { label: 'About', movable: true },
  services: { label: 'Services', movable: true },
  gallery: { label: 'Gallery', movable: true },
  figures: { label: 'Figures', movable: true },
  people: { label: 'People', movable: true },
  testimonials: { label: 'Testimonials', movable: true },
  prices: { label: 'Price list', movable: true },
  areas: { label: 'Areas served', movable: true },
  hours: { label: 'Opening hours', movable: true },
  faq: { label: 'Questions', movable: true },
  articles: { label: 'Articles', movable: true },
  brands: { label: 'Brands and memberships', movable: true },
  products: { label: 'Products', movable: true },
  rooms: { label: 'Rooms and rates', movable: true },
  timetable: { label: 'Timetable', movable: true },
  events: { label: 'Calendar', movable: true },
  projects: { label: 'Projects', movable: true },
  emergency: { label: 'Emergency number', movable: true },
  download: { label: 'Download', movable: true },
  today: { label: 'Their site today', movable: true },
  banner: { label: 'Call to action', movable: true },
  contact: { label: 'Contact', movable: false },
} as const satisfies Record<string, { label: string; movable: boolean }>;
export type SectionId = keyof typeof sections;
export const sectionIds = Object.keys(sections).filter(isSectionId);

export function isSectionId(name: string): name is SectionId {
  return Object.hasOwn(sections, name);
}

/** The label of a section; an unknown id, of a later version, stands for itself. */
export function sectionLabel(id: string): string {
  return isSectionId(id) ? sections[id].label : id;
}

/** Sections for single trades; the order of a trade names those that it uses. */
export const tradeSections = [
  'brands',
  'products',
  'rooms',
  'timetable',
  'events',
  'projects',
  'emergency',
  'download',
] as const satisfies readonly SectionId[];

/** Sections with a sample that the agency can switch on. */
export const sampleSections = [
  'figures',
  'people',
  'testimonials',
  'articles',
] as const satisfies readonly SectionId[];
export type SampleSection = (typeof sampleSections)[number];

/**
 * The pages of a demo, by address below it, with the sections that each may show. `/` is the home
 * page.
 */
export const pages = {
  '/': { label: 'Home', sections: sectionIds },
  '/services': {
    label: 'Services',
    sections: [
      'services',
      'rooms',
      'prices',
      'products',
      'timetable',
      'events',
      'download',
      'banner',
    ],
  },
  '/team': { label: 'Team', sections: ['people', 'banner'] },
  '/about': {
    label: 'About',
    sections: ['about', 'projects', 'figures', 'gallery', 'areas', 'brands', 'banner'],
  },
  '/faq': { label: 'Questions', sections: ['faq', 'banner'] },
  '/articles': { label: 'Articles', sections: ['articles', 'banner'] },
  '/contact': { label: 'Contact', sections: ['contact'] },
  '/privacy-policy': { label: 'Privacy', sections: [] },
  '/about-this-page': { label: 'About this page', sections: [] },
} as const satisfies Record<string, { label: string; sections: readonly SectionId[] }>;
export type PagePath = keyof typeof pages;
export const pagePaths = Object.keys(pages).filter(isPagePath);

export function isPagePath(path: string): path is PagePath {
  return Object.hasOwn(pages, path);
}

/** The page about the label: who made the demo, and how to object. No page of the client's. */
export const conceptPath = '/about-this-page';

/** Whether the agency can hide a page; those that a form or the label needs must stay. */
export function canHide(page: PagePath): boolean {
  return page !== '/' && page !== '/privacy-policy' && page !== conceptPath;
}

/** Former addresses of demos' pages, and their present ones. */
export function currentPath(rest: string): string | undefined {
  if (/^\/practice-areas(?:\/|$)/u.test(rest)) return '/services';
  if (/^\/attorneys(?:\/|$)/u.test(rest)) return '/team';
  if (/^\/blog(?:\/|$)/u.test(rest)) return '/articles';
  if (/^\/(?:terms-of-service|disclaimer)\/?$/u.test(rest)) return '/privacy-policy';
  return undefined;
}
