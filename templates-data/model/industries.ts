import type { Design } from './designs.ts';

interface IndustryRule {
  /** The design of its demos when neither the trade nor the agency names one. */
  readonly design: Design;
  /** The default second colour of its pages. */
  readonly accent: string;
}

/** The industries with their own content, in the order of every list. */
const registry = {
  law: { design: 'law', accent: '#3b82f6' },
  technology: { design: 'technology', accent: '#14b8a6' },
  finance: { design: 'finance', accent: '#f59e0b' },
  'real-estate': { design: 'real-estate', accent: '#10b981' },
  medical: { design: 'real-estate', accent: '#06b6d4' },
  education: { design: 'real-estate', accent: '#8b5cf6' },
  construction: { design: 'finance', accent: '#f97316' },
  retail: { design: 'real-estate', accent: '#ec4899' },
  hospitality: { design: 'menu', accent: '#06b6d4' },
  consulting: { design: 'finance', accent: '#6366f1' },
} as const satisfies Record<string, IndustryRule>;
/** For all other businesses; its label may be any text. */
const general = { design: 'real-estate', accent: '#3b82f6' } as const satisfies IndustryRule;

export type Industry = keyof typeof registry;
export type TemplateIndustry = Industry | 'general';
export const industries: readonly Industry[] = Object.keys(registry).filter(isIndustry);
export const templateIndustries: readonly TemplateIndustry[] = [...industries, 'general'];

export function isIndustry(value: string): value is Industry {
  return Object.hasOwn(registry, value);
}

/** The registry's entry of an industry. */
export function industryRule(industry: TemplateIndustry): IndustryRule {
  return industry === 'general' ? general : registry[industry];
}

/** The industry whose pictures and samples a demo uses: its own, or the general one. */
export function templateIndustry(industry: string | undefined): TemplateIndustry {
  return industry !== undefined && isIndustry(industry) ? industry : 'general';
}

/** A label for people: `real-estate` becomes `Real Estate`; a custom industry is unchanged. */
export function industryLabel(industry: string): string {
  if (industry === 'general') return 'General';
  if (!isIndustry(industry)) return industry;
  return industry.replace(/-/gu, ' ').replace(/\b[a-z]/gu, (letter) => letter.toUpperCase());
}
