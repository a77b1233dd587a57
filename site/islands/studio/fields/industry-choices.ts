import { templateOf, type TemplateIndustry } from '../../../../templates-data/model/industries.ts';

const accents: Readonly<Record<TemplateIndustry, string>> = {
  law: '#3b82f6',
  medical: '#06b6d4',
  education: '#8b5cf6',
  technology: '#14b8a6',
  finance: '#f59e0b',
  construction: '#f97316',
  retail: '#ec4899',
  hospitality: '#06b6d4',
  consulting: '#6366f1',
  'real-estate': '#10b981',
  general: '#3b82f6',
};

/** The two colours a demo begins with. */
export function colorsOf(industry: string | undefined): { primaryColor: string; secondaryColor: string } {
  return { primaryColor: '#1e293b', secondaryColor: accents[templateOf(industry)] };
}

export interface Feature {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly enabled: boolean;
}

/** What every demo is announced with; changing the industry brings these back. */
export const standardFeatures: readonly Feature[] = [
  {
    id: 'responsive',
    name: 'Responsive design',
    description: 'Looks right on phones, tablets and desktops.',
    enabled: true,
  },
  {
    id: 'seo',
    name: 'SEO basics',
    description: 'Titles and descriptions that search engines read.',
    enabled: true,
  },
  { id: 'analytics', name: 'Analytics', description: 'Counts how often the site is visited.', enabled: true },
  { id: 'contact', name: 'Contact form', description: 'Inquiries arrive by e-mail.', enabled: true },
];
