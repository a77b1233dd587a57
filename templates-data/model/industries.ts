import type { Design } from './designs.ts';

/**
 * The industries that have words and pictures of their own. `general` is for businesses of none of
 * the ten; any other text is a label on it.
 */
export const industries = [
  'law',
  'technology',
  'finance',
  'real-estate',
  'medical',
  'education',
  'construction',
  'retail',
  'hospitality',
  'consulting',
] as const;
export type Industry = (typeof industries)[number];
export const templateIndustries = [...industries, 'general'] as const;
export type TemplateIndustry = (typeof templateIndustries)[number];

export function isIndustry(value: string): value is Industry {
  return (industries as readonly string[]).includes(value);
}

/**
 * The design that demos of an industry wear where neither their trade nor the agency names another.
 */
export const industryDesigns: Readonly<Record<TemplateIndustry, Design>> = {
  law: 'law',
  technology: 'technology',
  finance: 'finance',
  'real-estate': 'real-estate',
  medical: 'real-estate',
  education: 'real-estate',
  construction: 'finance',
  retail: 'real-estate',
  hospitality: 'menu',
  consulting: 'finance',
  general: 'real-estate',
};

/** The second colour that pages of an industry have while nobody has chosen another. */
export const industryAccents: Readonly<Record<TemplateIndustry, string>> = {
  law: '#3b82f6',
  technology: '#14b8a6',
  finance: '#f59e0b',
  'real-estate': '#10b981',
  medical: '#06b6d4',
  education: '#8b5cf6',
  construction: '#f97316',
  retail: '#ec4899',
  hospitality: '#06b6d4',
  consulting: '#6366f1',
  general: '#3b82f6',
};

/** The industry that brings a demo its pictures and samples: its own, or the general one. */
export function templateOf(industry: string | undefined): TemplateIndustry {
  return industry !== undefined && isIndustry(industry) ? industry : 'general';
}

/**
 * A label for people: `real-estate` becomes `Real Estate`; the agency's own words stay as they are.
 */
export function industryLabel(industry: string): string {
  if (industry === 'general') return 'General';
  if (!isIndustry(industry)) return industry;
  return industry.replace(/-/gu, ' ').replace(/\b[a-z]/gu, (letter) => letter.toUpperCase());
}
