/** The industries that have a template. `general` is for businesses of none of the ten; any other text is a label on it. */
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

/** The template that shows an industry: its own, or the general one. */
export function templateOf(industry: string | undefined): TemplateIndustry {
  return industry !== undefined && isIndustry(industry) ? industry : 'general';
}

/** A label for people: `real-estate` becomes `Real Estate`; the agency's own words stay as they are. */
export function industryLabel(industry: string): string {
  if (industry === 'general') return 'General';
  if (!isIndustry(industry)) return industry;
  return industry.replace(/-/gu, ' ').replace(/\b[a-z]/gu, (letter) => letter.toUpperCase());
}
