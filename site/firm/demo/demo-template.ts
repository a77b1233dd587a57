import {
  pagePaths,
  pages,
  sampleSections,
  type PagePath,
  type SectionId,
} from '../../../templates-data/model/sections.ts';
import { designs, type Design } from '../../../templates-data/model/designs.ts';
import { paths } from '../../paths.ts';
import { creativeOrder, type Part } from '../designs/sheets.ts';

/**
 * The template of all demos in a design: pages with bindings, and without content of a sample firm.
 */
export interface DemoTemplate {
  readonly design: Design;
  /** The path of its pages, without a slash at the end. */
  readonly base: string;
}

export type TemplatePage = PagePath | '/not-found';
export const templatePages: readonly TemplatePage[] = [...pagePaths, '/not-found'];

export const demoTemplates: readonly DemoTemplate[] = designs.map((design) => ({
  design,
  base: paths.demoTemplate(design),
}));

/** Layouts in which a demo's sections have a form of their own, where a design gives them one. */
const layouts = ['bold', 'creative', 'minimal'] as const;

/** The style sheets of a page: those of every demo, and those with a condition. */
interface PageSheets {
  readonly always: readonly Part[];
  readonly conditional: readonly (readonly [condition: string, parts: readonly Part[]])[];
}

/** The parts of a page, each with the condition under which a demo needs it. */
export function pageSheets(page: TemplatePage): PageSheets {
  const home = page === '/';
  const hero: readonly Part[] = home
    ? ['with-house', 'with-room', 'card', 'hero-figure', 'hero']
    : [];
  const inner: readonly Part[] = home ? [] : ['page'];
  const isLegal = page === '/privacy-policy' || page === '/about-this-page';
  const legal: readonly Part[] = isLegal ? ['prose', 'legal'] : [];
  const contact: readonly Part[] = ['contact-creative'];
  const report: readonly Part[] = page === '/about-this-page' ? ['form', 'report'] : [];
  const sections: readonly (readonly [SectionId, readonly Part[]])[] = [
    ['about', ['about', 'client-about']],
    ['services', page === '/services' ? ['rows', 'client-rows'] : ['services']],
    ['figures', ['stats', 'client-figures']],
    ['people', page === '/team' ? [] : ['people']],
    ['testimonials', ['quote', 'slider', 'testimonials', 'client-testimonials']],
    ['articles', ['articles', 'client-articles']],
    ['prices', ['prices']],
    ['gallery', ['gallery']],
    ['faq', ['faqs', 'questions']],
    ['areas', ['places']],
    ['hours', ['hours']],
    ['brands', ['brands']],
    ['products', ['products']],
    ['rooms', ['rooms']],
    ['timetable', ['timetable']],
    ['events', ['events']],
    ['projects', ['projects']],
    ['emergency', ['emergency']],
    ['download', ['download']],
    ['today', ['today']],
    ['banner', home ? ['banner'] : ['banner', 'call']],
    ['contact', ['form', 'contact', 'client-contact']],
  ];
  return {
    always: ['label', ...hero, ...inner, ...legal, ...report, 'rhythm'],
    conditional: [
      ['shows.people&people.portraits', page === '/team' ? ['face', 'profiles'] : ['face']],
      ...sections
        .filter(([id]) => page !== '/not-found' && pages[page].sections.some((one) => one === id))
        .map(([id, parts]): readonly [string, readonly Part[]] => [`shows.${id}`, parts]),
      ...(home
        ? ([
            ['shows.services&services.offers', ['client-services']],
            ['shows.services&services.names', ['index']],
          ] as const)
        : []),
      ['shows.people&people.portraits', ['client-people']],
      ['shows.people&!people.portraits', ['roster']],
      [sampleSections.map((id) => `${id}.sample`).join('|'), ['example']],
      ...(home || page === '/about'
        ? ([
            ['shows.gallery|projects.enlarged', ['view']],
            [home ? 'pair.src|shows.projects' : 'shows.projects', ['compare']],
          ] as const)
        : []),
      ['logo.src', ['logo']],
      ...(home
        ? ([
            ['opening.src', ['photo']],
            ...layouts.map((layout) => [`layout.${layout}`, [`opening-${layout}`]] as const),
            ['opening.class', ['opening']],
          ] as const)
        : []),
      ['panel.parts', ['panel']],
      ['socials', ['socials']],
      ...layouts.map((layout) => [`layout.${layout}`, [`client-${layout}`]] as const),
      ['has.vietnamese', ['vietnamese']],
      ['has.cyrillic', ['cyrillic']],
      [
        'layout.creative',
        home ? creativeOrder : ['frame-creative', ...(page === '/contact' ? contact : [])],
      ],
      ['href.talk', ['talk']],
    ],
  };
}
