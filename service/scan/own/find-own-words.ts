import { findAbout } from './find-about.ts';
import { findBooking, findCallToAction } from './find-actions.ts';
import { findAreas } from './find-areas.ts';
import { findArticles } from './find-articles.ts';
import { findBrands } from './find-brands.ts';
import { findFaqs } from './find-faqs.ts';
import { findFigures } from './find-figures.ts';
import { findFounded } from './find-founded.ts';
import { findPhotos } from './find-photos.ts';
import { findServiceDetails } from './find-service-details.ts';
import { findTagline } from './find-tagline.ts';
import type { FoundOwnWords, KnownOfFirm, SitePage } from './own-words.ts';

/** Finds the firm's own texts on its pages, the home page first. */
export function findOwnWords(
  pages: readonly SitePage[],
  { name, services, prices }: KnownOfFirm,
): FoundOwnWords {
  return {
    tagline: findTagline(pages, name),
    about: findAbout(pages, name),
    founded: findFounded(pages),
    figures: findFigures(pages),
    serviceDetails: findServiceDetails(pages, services),
    faqs: findFaqs(pages),
    articles: findArticles(pages),
    areas: findAreas(pages),
    brands: findBrands(pages),
    booking: findBooking(pages),
    priceTitle: prices?.title,
    priceList: prices?.list,
    callToAction: findCallToAction(pages),
    photos: findPhotos(pages),
  };
}
