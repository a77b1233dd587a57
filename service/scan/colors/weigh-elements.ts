import type { PageElement } from '../page/element-text.ts';
import { findLandmark } from '../page/find-landmark.ts';

export type Role =
  | 'surface'
  | 'header'
  | 'button'
  | 'hero'
  | 'footer'
  | 'heading'
  | 'link'
  | 'body'
  | 'other';

/** Weight of a background colour by the element's role; `surface` is a header or hero itself. */
export const roleWeights: Readonly<Record<Role, number>> = {
  surface: 9,
  header: 6,
  button: 6,
  hero: 4,
  footer: 3,
  heading: 2.5,
  link: 2,
  body: 1.5,
  other: 1.6,
};

/**
 * Weight of a text colour by the element's role. It is lower on coloured grounds, where text needs
 * contrast.
 */
export const textWeights: Readonly<Record<Role, number>> = {
  surface: 2,
  header: 3,
  button: 3,
  hero: 2.5,
  footer: 1.5,
  heading: 3,
  link: 2,
  body: 1,
  other: 1,
};

// Classes with a conventional colour, such as `btn-close` or `bg-danger`, which is not the brand's.
export const incidental =
  /facebook|twitter|instagram|linkedin|youtube|pinterest|google|whatsapp|tiktok|yelp|social|error|invalid|danger|warning|success|alert|cookie|captcha|required|recaptcha|star|rating|close|placeholder-svg|swiper|slick|lightbox|fancybox|pp_|ui-|mce|grecaptcha|leaflet|gm-/iu;

/** Widgets of other firms with colours of their own: reviews, chats, consent, payment. */
export const widgets =
  /(?:^|[\s_-])(?:jdgm|judgeme|klaviyo|elfsight|trustpilot|tawk|crisp|tidio|intercom|zendesk|hubspot-messages|onetrust|ot-sdk|cky|cmplz|cli|cookiebot|cookieyes|iubenda|osano|didomi|usercentrics|moove|cookie|cookies|consent|gdpr|rgpd|recaptcha|addtoany|a2a|sharethis|addthis|whatsapp|wa-chat|joinchat|shopify-payment|shop-pay|paypal|stripe|sr-only|screen-reader|skip-link|mfp|fancybox|lightbox|placeholder-svg|payment|payments|list-payment|wpadminbar|wsite-social|social|socials|preloader|loader)(?:$|[\s_-])/u;

/** The role of every element: its own, or that of the landmark around it. */
export function findRoles(elements: readonly PageElement[]): ReadonlyMap<PageElement, Role> {
  const roles = new Map<PageElement, Role>();
  const landmarks = new Map<PageElement, Role>();
  let inBody = 0;
  for (const element of elements) {
    const marks = `${element.attribs['class'] ?? ''} ${element.attribs['id'] ?? ''}`
      .slice(0, 200)
      .toLowerCase();
    if (inBody > 0 || element.name === 'body') inBody += 1;
    const { parent } = element;
    const outer = parent !== null && 'attribs' in parent ? landmarks.get(parent) : undefined;
    const landmark = landmarkRole(element, marks) ?? outer;
    if (landmark !== undefined) landmarks.set(element, landmark);
    roles.set(
      element,
      ownRole(element, marks) ??
        findSurface(element, marks) ??
        landmark ??
        (opensPage(element, inBody) ? 'header' : 'other'),
    );
  }
  return roles;
}

function ownRole({ name, attribs }: PageElement, marks: string): Role | undefined {
  if (incidental.test(marks)) return 'other';
  if (name === 'body' || name === 'html') return 'body';
  if (
    name === 'button' ||
    (name === 'input' && /^(?:submit|button)$/iu.test(attribs['type'] ?? ''))
  )
    return 'button';
  if (/(?:^|[\s_-])(?:btn|button|cta)(?:$|[\s_-])/u.test(marks)) return 'button';
  return /^h[1-3]$/u.test(name) ? 'heading' : undefined;
}

/** Whether this is one of the first boxes of a page without landmarks. */
function opensPage({ name }: PageElement, position: number): boolean {
  return position > 1 && position <= 12 && /^(?:div|section|table|tr|td|center)$/u.test(name);
}

function findSurface(element: PageElement, marks: string): Role | undefined {
  const opened = landmarkRole(element, marks);
  return opened === 'header' || opened === 'hero' ? 'surface' : undefined;
}

function landmarkRole(element: PageElement, marks: string): Role | undefined {
  const place = findLandmark(element, marks);
  if (place === 'header' || place === 'nav') return 'header';
  if (place === 'footer') return 'footer';
  if (/(?:^|[\s_-])(?:hero|jumbotron|masthead|banner|slider|carousel)(?:$|[\s_-])/u.test(marks))
    return 'hero';
  return element.name === 'a' ? 'link' : undefined;
}
