/**
 * The content of a share card (Open Graph image): names, look and colours. The build draws one for
 * every sample site, the service for every demo, both with `service/share-cards`.
 */
import { z } from 'zod';
import { findInitials } from './derived-values.ts';
import { type Overrides } from './slots.ts';
import { industryLabel, templateIndustry } from './industries.ts';
import { pictureGrounds } from './pictures.ts';
import { designs, type Design } from './designs.ts';
import { defaultColors } from './default-colors.ts';

export const shareCardSize = { width: 1200, height: 630 } as const;

const cardPictures = [
  'colonnade',
  'report',
  'boardroom',
  'frame',
  'villa',
  'courtyard',
  'shopfront',
] as const;

/** The pictures of the set from which the cards' own pictures were cut. */
const sources: Readonly<Record<(typeof cardPictures)[number], string>> = {
  colonnade: 'law-colonnade',
  report: 'two-page-report',
  boardroom: 'boardroom',
  frame: 'site-frame',
  villa: 'villa',
  courtyard: 'courtyard',
  shopfront: 'shopfront',
};

/** The picture of an industry's card; other industries have a plate or lines. */
const pictures: Readonly<Record<string, (typeof cardPictures)[number]>> = {
  law: 'colonnade',
  finance: 'report',
  consulting: 'boardroom',
  construction: 'frame',
  'real-estate': 'villa',
  hospitality: 'courtyard',
  retail: 'shopfront',
};

export const ShareCard = z.strictObject({
  design: z.enum(designs),
  /**
   * The card's own picture of the industry; `none` when a photograph replaces it, or there is none.
   */
  picture: z.enum([...cardPictures, 'none']),
  /**
   * Identifies the photograph of the page's opening: a hash, or a file's address; empty without
   * one.
   */
  photo: z.string(),
  /** The point of the photograph that stays visible, as `40 30`: percent of width and height. */
  focus: z.string(),
  /** Hash of the logo that replaces the initials; empty without one. */
  logo: z.string(),
  /** The ground on which the logo is readable. */
  logoGround: z.enum(pictureGrounds),
  name: z.string(),
  initials: z.string(),
  slogan: z.string(),
  phone: z.string(),
  /** The place: the last line of the address. */
  town: z.string(),
  /** Shown in place of a name that our fonts cannot draw. */
  insteadOfName: z.string(),
  primaryColor: z.string(),
  secondaryColor: z.string(),
});
export type ShareCard = Readonly<z.infer<typeof ShareCard>>;

/** Version of the drawing: a changed drawing gets a new address. */
const drawing = 3;

const freeMail =
  /^(?:gmail|googlemail|outlook|hotmail|live|yahoo|icloud|me|aol|gmx|web|proton|protonmail)\./u;

function emailDomain(email: string): string {
  const domain = email.split('@')[1]?.toLowerCase() ?? '';
  return freeMail.test(domain) ? '' : domain;
}

/** A demo's pictures on its card. */
type CardPictures = Pick<ShareCard, 'photo' | 'focus' | 'logo' | 'logoGround'>;
const noPictures: CardPictures = { photo: '', focus: '', logo: '', logoGround: 'own' };

/** Whether the card of an industry has its own cut of a picture of the set. */
export function isCardPicture(industry: string, name: string): boolean {
  const own = pictures[industry];
  return own !== undefined && sources[own] === name;
}

/**
 * The card of a site. `industry` may be any text, as in a demo. A photograph replaces the card's
 * own picture.
 */
export function createShareCard(
  overrides: Overrides,
  industry: string,
  design: Design,
  own: CardPictures & { readonly isPlain?: boolean } = noPictures,
): ShareCard {
  const {
    businessName: name = '',
    logoText = '',
    primaryColor = '',
    secondaryColor = '',
  } = overrides;
  const lines = (overrides.address ?? '').split('\n').map((line) => line.trim());
  const domain = emailDomain(overrides.email ?? '');
  return {
    design,
    picture: (own.photo === '' && own.isPlain !== true && pictures[industry]) || 'none',
    photo: own.photo,
    focus: own.focus,
    logo: own.logo,
    logoGround: own.logoGround,
    name,
    // Initials begin with letters; leading signs are skipped.
    initials:
      logoText === '' ? findInitials(name.replace(/(^|\s)[^\s\p{L}\p{N}]+/gu, '$1')) : logoText,
    slogan: overrides.slogan ?? '',
    phone: overrides.phone ?? '',
    town: lines.findLast((line) => line !== '') ?? '',
    insteadOfName:
      domain === ''
        ? industryLabel(industry === '' ? templateIndustry(undefined) : industry)
        : domain,
    primaryColor: primaryColor === '' ? defaultColors.primary : primaryColor,
    secondaryColor: secondaryColor === '' ? defaultColors.secondary : secondaryColor,
  };
}

/**
 * At most eleven characters that change with every detail of the card, for its address. Not a
 * secret: 53 bits of cyrb53, https://github.com/bryc/code/blob/master/jshash/experimental/cyrb53.js
 */
export function shareCardVersion(card: ShareCard): string {
  const text = JSON.stringify([drawing, card]);
  let one = 0xdeadbeef;
  let other = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    one = Math.imul(one ^ unit, 2654435761);
    other = Math.imul(other ^ unit, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(36);
}
