import type { LibraryDemo } from './library-demo.ts';

/** What calls the business that a demo is for; undefined where no number is known. */
export function callAddress({ websiteData }: LibraryDemo): string | undefined {
  const phone = websiteData.contactInfo?.phone;
  return typeof phone === 'string' && phone !== ''
    ? `tel:${phone.replace(/[^\d+]/gu, '')}`
    : undefined;
}
