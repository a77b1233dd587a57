import type { LibraryDemo } from './library-demo.ts';

/** The `tel:` address of the demo's business; undefined without a number. */
export function callAddress({ websiteData }: LibraryDemo): string | undefined {
  const phone = websiteData.contactInfo?.phone;
  return typeof phone === 'string' && phone !== ''
    ? `tel:${phone.replace(/[^\d+]/gu, '')}`
    : undefined;
}
