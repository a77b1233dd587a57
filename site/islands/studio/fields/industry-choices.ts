import { industryRule, templateIndustry } from '../../../../templates-data/model/industries.ts';
import { defaultColors } from '../../../../templates-data/model/theme.ts';

/** The two colours a demo begins with. */
export function colorsOf(industry: string | undefined): {
  primaryColor: string;
  secondaryColor: string;
} {
  return {
    primaryColor: defaultColors.primary,
    secondaryColor: industryRule(templateIndustry(industry)).accent,
  };
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
  {
    id: 'analytics',
    name: 'Analytics',
    description: 'Counts how often the site is visited.',
    enabled: true,
  },
  {
    id: 'contact',
    name: 'Contact form',
    description: 'Inquiries arrive by e-mail.',
    enabled: true,
  },
];
