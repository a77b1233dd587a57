import { industryRule, templateIndustry } from '../../../../templates-data/model/industries.ts';
import { defaultColors } from '../../../../templates-data/model/default-colors.ts';

/** The two default colours of an industry. */
export function industryColors(industry: string | undefined): {
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

/** The features of every new demo; changing the industry restores them. */
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
