/** The values of a demo's page that choose styles and parts, not words. */
import { findIndexed, type DemoContent } from './demo-content.ts';
import type { PictureValues } from './demo-pictures.ts';
import type { ShownParts } from './demo-shown.ts';
import type { PagePath } from './sections.ts';
import type { Overrides } from './slots.ts';

/** The appearance of a demo until the agency changes it; style sheets use each of these values. */
export function styleTexts(overrides: Overrides, hasOpening: boolean): Record<string, string> {
  const hero = overrides.heroImageStyle || 'abstract';
  const layout = overrides.layout || 'standard';
  return {
    layout,
    // A condition for style sheets of a single layout.
    [`layout.${layout}`]: 'yes',
    'header-style': overrides.headerStyle || 'transparent',
    'font-style': overrides.fontStyle || 'modern',
    'hero-image': hero,
    // Without a photograph, a design that opens on one shows its line drawing.
    'hero-lines': !hasOpening && hero !== 'none' ? 'pattern' : hero,
    'form-position': overrides.contactFormPosition || 'footer',
  };
}

/** Conditions of style sheets and of parts: `yes`, or empty. */
export function conditionTexts(
  page: PagePath | '/not-found',
  { own, services, examples, isSigned }: DemoContent,
  shown: ShownParts,
  pictures: PictureValues,
): Record<string, string> {
  const yes = (isMet: boolean): string => (isMet ? 'yes' : '');
  const hasPicture = (place: string, index: number): boolean =>
    !!pictures.at(`${place}${index + 1}`)['src'];
  const hasPictures = (items: readonly unknown[] | undefined, place: string): boolean =>
    items?.some((_, index) => hasPicture(place, index)) === true;
  const indexed = findIndexed(services, (index) => hasPicture('service', index));
  return {
    'products.pictured': yes(hasPictures(own.products, 'product')),
    'services.offers': yes(indexed.includes(false)),
    'services.names': yes(indexed.includes(true)),
    // Without a single portrait people are a list of names.
    'people.portraits': yes(hasPictures(own.people, 'person')),
    'about.signed': yes(isSigned),
    // The contact page has no section of brands.
    'contact.brands': yes(page === '/contact' && own.brands !== undefined),
    // Few sections stand closer together. Style sheets cannot count them while the page comes in.
    few: yes(page !== '/' || shown.sections.length <= 6),
    'testimonials.many': yes((own.testimonials?.length ?? 0) > 1),
    ...Object.fromEntries([...examples].map((id) => [`${id}.sample`, 'yes'])),
    ...Object.fromEntries(shown.sections.map((id) => [`shows.${id}`, 'yes'])),
  };
}
