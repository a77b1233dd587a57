import { getEntry } from 'astro:content';
import { industries, templateIndustries, type TemplateIndustry } from '../../../templates-data/model/industries.ts';
import { pagePaths, type PagePath, type SectionId } from '../../../templates-data/model/sections.ts';
import type { Design } from '../../../templates-data/model/theme.ts';
import { designOf } from '../../../templates-data/model/derive-industry.ts';
import { paths } from '../../paths.ts';
import type { Part } from '../looks/sheets.ts';
import { picturesOf } from '../pictures.ts';

/** The template that demos of an industry are made from: pages with bindings, and nothing of any sample firm. */
export interface DemoTemplate {
  readonly industry: TemplateIndustry;
  readonly design: Design;
  /** Where its pages stand, without a slash at the end. */
  readonly base: string;
}

export type TemplatePage = PagePath | '/not-found';
export const templatePages: readonly TemplatePage[] = [...pagePaths, '/not-found'];

export async function demoTemplate(industry: TemplateIndustry): Promise<DemoTemplate> {
  const words = industries.some((one) => one === industry) ? await getEntry('industries', industry) : undefined;
  return { industry, design: words?.data.design ?? designOf(industry), base: paths.demoTemplate(industry) };
}

export async function demoTemplates(): Promise<readonly DemoTemplate[]> {
  return Promise.all(templateIndustries.map(demoTemplate));
}

/** Style sheets by the section that needs them; the others are part of every page. */
interface SectionSheets {
  readonly always: readonly Part[];
  readonly bySection: readonly (readonly [condition: string, parts: readonly Part[]])[];
}

/** The parts of a page of a template, and the condition under which a demo needs each. */
export function sheetsOfPage({ industry }: DemoTemplate, page: TemplatePage): SectionSheets {
  const pictures = picturesOf(industry);
  const hero: readonly Part[] =
    page === '/' ? [pictures.hero === undefined ? 'with-room' : 'with-house', 'hero-figure', 'hero'] : [];
  const inner: readonly Part[] = page === '/' ? [] : ['page'];
  const parts: readonly (readonly [SectionId, readonly Part[]])[] = [
    ['about', ['about']],
    ['services', page === '/services' ? ['rows'] : ['services']],
    ['figures', ['stats']],
    ['people', page === '/team' ? ['face', 'profiles'] : ['face', 'people']],
    ['testimonials', ['testimonials']],
    ['articles', ['articles']],
    ['faq', ['faqs']],
    ['banner', ['banner', ...(page === '/' ? [] : (['call'] as const))]],
    ['contact', ['form', 'contact']],
  ];
  return {
    always: [...hero, ...inner, ...(page === '/privacy-policy' ? (['prose', 'legal'] as const) : [])],
    bySection: parts.map(([id, sheets]) => [`shows.${id}`, sheets]),
  };
}
