import type { Overrides } from '../../../templates-data/model/slots.ts';
import { ownParts, type Part } from '../designs/sheets.ts';
import type { InnerContent } from './pages.ts';

/** Parts of the creative layout on pages that show sections of the home page. */
const creativeParts: Readonly<Partial<Record<InnerContent['kind'], readonly Part[]>>> = {
  about: ['sections-creative', 'lists-creative'],
  contact: ['contact-creative'],
};
const legal = ['page', 'prose', 'legal', 'form'] as const;

/** The parts of each kind of page. */
const parts: Readonly<Record<InnerContent['kind'], readonly Part[]>> = {
  services: ['page', 'rows', 'steps', 'call', 'banner'],
  service: [
    'page',
    'prose',
    'rows',
    'steps',
    'service',
    'face',
    'quote',
    'stars',
    'call',
    'banner',
    'faqs',
    'posts',
  ],
  people: ['page', 'face', 'form', 'filter', 'profiles', 'steps'],
  person: ['page', 'face', 'prose', 'person', 'posts', 'call', 'banner'],
  posts: ['page', 'form', 'filter', 'blog'],
  post: ['page', 'face', 'form', 'prose', 'post', 'posts', 'call', 'banner'],
  about: ['page', 'face', 'about', 'stats', 'people', 'roster', 'chapters', 'call', 'banner'],
  contact: ['page', 'form', 'contact', 'faqs'],
  faq: ['page', 'faqs', 'call', 'banner'],
  'privacy-policy': legal,
  'terms-of-service': legal,
  disclaimer: legal,
  missing: ['page', 'rows'],
};

/** Pages that show sections of the home page. */
const withSections: readonly InnerContent['kind'][] = ['about', 'contact'];

export function pageParts(kind: InnerContent['kind'], { layout }: Overrides): readonly Part[] {
  return [
    ...parts[kind],
    ...(layout === 'creative' ? (['frame-creative', ...(creativeParts[kind] ?? [])] as const) : []),
    ...ownParts(layout, withSections.includes(kind) ? 'own' : 'foot'),
  ];
}
