/** For all other industries. */
const defaultTitles = {
  services: 'Our Services',
  people: 'Our Team',
  testimonials: 'Client Testimonials',
};
/**
 * The titles of an industry's sections. Testimonials are titled by those who speak, such as guests.
 */
const industryTitles: Readonly<
  Record<string, { services: string; people: string; testimonials: string }>
> = {
  law: { services: 'Practice Areas', people: 'Our Attorneys', testimonials: 'Client Testimonials' },
  technology: {
    services: 'Our Services',
    people: 'Our Team',
    testimonials: 'Client Success Stories',
  },
  'real-estate': {
    services: 'Real Estate Services',
    people: 'Our Agents',
    testimonials: 'Client Testimonials',
  },
  finance: {
    services: 'Financial Services',
    people: 'Our Advisors',
    testimonials: 'Client Testimonials',
  },
  medical: {
    services: 'Medical Services',
    people: 'Our Specialists',
    testimonials: 'Patient Testimonials',
  },
  hospitality: { ...defaultTitles, testimonials: 'Guest Testimonials' },
  retail: { ...defaultTitles, testimonials: 'Customer Testimonials' },
  construction: { ...defaultTitles, testimonials: 'Customer Testimonials' },
  education: { ...defaultTitles, testimonials: 'What Families Say' },
};

/** The titles of the sections of an industry's page; the default ones for any other text. */
export function sectionTitles(industry: string): {
  services: string;
  people: string;
  testimonials: string;
  viewAll: string;
} {
  const titles =
    (Object.hasOwn(industryTitles, industry) ? industryTitles[industry] : undefined) ??
    defaultTitles;
  return { ...titles, viewAll: `View All ${titles.people.replace(/^Our /u, '')}` };
}
