import type { Design } from '../templates-data/model/designs.ts';

/** Every internal address of the product. */
export const paths = {
  home: '/',
  agency: '/agency',
  templates: '/templates',
  demo: '/demo',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  /** The form by which a business objects to demos of its website. */
  optOut: '/opt-out',
  join: '/join',
  /** The workspace; its addresses are in islands/app/routes.ts. */
  app: '/app',
  newDemo: '/app/new',
  inbox: '/app/inbox',
  insights: '/app/insights',
  settings: '/app/settings',
  plan: '/app/settings/plan',
  account: '/app/settings/account',
  security: '/security',
  firm: (firm: string): string => `/firms/${firm}`,
  industry: (industry: string): string => `/industries/${industry}`,
  /** The template pages of a design, which demos are filled into. */
  demoTemplate: (design: Design): string => `/demo-templates/${design}`,
  shareCard: (version: string): string => `/share/${version}.jpg`,
  savedDemo: (uniqueId: string): string => `/demos/${uniqueId}`,
  /** A demo's page in the workspace. */
  demoInApp: (uniqueId: string): string => `/app/demos/${encodeURIComponent(uniqueId)}`,
  editDemo: (uniqueId: string): string => `/app/demos/${encodeURIComponent(uniqueId)}/edit`,
} as const;

/** Addresses within a firm's site; `base` is its path, without a slash at its end. */
export const firmPaths = {
  home: (base: string): string => `${base}/`,
  section: (base: string, anchor: string): string => `${base}/#${anchor}`,
  service: (base: string, slug: string): string => `${base}/practice-areas/${slug}`,
  services: (base: string): string => `${base}/practice-areas`,
  people: (base: string): string => `${base}/attorneys`,
  person: (base: string, slug: string): string => `${base}/attorneys/${slug}`,
  posts: (base: string): string => `${base}/blog`,
  post: (base: string, slug: string): string => `${base}/blog/${slug}`,
  page: (
    base: string,
    page: 'privacy-policy' | 'terms-of-service' | 'disclaimer' | 'about' | 'contact' | 'faq',
  ): string => `${base}/${page}`,
} as const;
