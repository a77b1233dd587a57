/**
 * What the picture of a link shows (Open Graph image): who, in which look and colours. The build
 * writes one for every sample site, the service one for every demo; both draw it with
 * `service/share-cards`.
 */
import { z } from 'zod';
import { initialsOf } from './places.ts';
import { type Overrides } from './slots.ts';
import { industryLabel, templateOf } from './industries.ts';
import { pictureGrounds } from './pictures.ts';
import { designs, type Design } from './designs.ts';
import { defaultColors } from './theme.ts';

export const shareCardSize = { width: 1200, height: 630 } as const;

const cardPictures = [
  'colonnade',
  'towers',
  'boardroom',
  'frame',
  'villa',
  'courtyard',
  'shopfront',
] as const;

/** The pictures of the set that those of cards were cut from. */
const sources: Readonly<Record<(typeof cardPictures)[number], string>> = {
  colonnade: 'law-colonnade',
  towers: 'finance-towers',
  boardroom: 'boardroom',
  frame: 'site-frame',
  villa: 'villa',
  courtyard: 'courtyard',
  shopfront: 'shopfront',
};

/** What an industry's card shows; one without a picture here has a plate or lines instead. */
const pictures: Readonly<Record<string, (typeof cardPictures)[number]>> = {
  law: 'colonnade',
  finance: 'towers',
  consulting: 'boardroom',
  construction: 'frame',
  'real-estate': 'villa',
  hospitality: 'courtyard',
  retail: 'shopfront',
};

export const ShareCard = z.strictObject({
  design: z.enum(designs),
  /**
   * The drawing's own picture of the industry; `none` where a photograph stands there, or nothing.
   */
  picture: z.enum([...cardPictures, 'none']),
  /**
   * What tells the photograph of the page's opening from others: a hash, or the address of a file;
   * empty without one.
   */
  photo: z.string(),
  /**
   * The point of the photograph that stays in sight, as `40 30`: hundredths of width and height.
   */
  focus: z.string(),
  /** Hash of the logo that stands in place of the initials; empty without one. */
  logo: z.string(),
  /** What the logo can be read on. */
  logoGround: z.enum(pictureGrounds),
  name: z.string(),
  initials: z.string(),
  slogan: z.string(),
  phone: z.string(),
  /** One line that says where: the last one of the address. */
  town: z.string(),
  /** Stands for a name that no font of ours can draw. */
  insteadOfName: z.string(),
  primaryColor: z.string(),
  secondaryColor: z.string(),
});
export type ShareCard = Readonly<z.infer<typeof ShareCard>>;

/** Changes with the drawing, so that a card that is drawn in another way gets another address. */
const drawing = 2;

const freeMail =
  /^(?:gmail|googlemail|outlook|hotmail|live|yahoo|icloud|me|aol|gmx|web|proton|protonmail)\./u;

function emailDomain(email: string): string {
  const domain = email.split('@')[1]?.toLowerCase() ?? '';
  return freeMail.test(domain) ? '' : domain;
}

/** What of a demo's pictures is on its card. */
export type CardPictures = Pick<ShareCard, 'photo' | 'focus' | 'logo' | 'logoGround'>;
const noPictures: CardPictures = { photo: '', focus: '', logo: '', logoGround: 'own' };

/** Whether the card of an industry has a picture of the set as its own. */
export function isCardPicture(industry: string, name: string): boolean {
  const own = pictures[industry];
  return own !== undefined && sources[own] === name;
}

/**
 * The card of a site; `industry` may be any text, as a demo's. A photograph stands in place of the
 * drawing's own picture.
 */
export function shareCardOf(
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
    // Signs before a word's first letter are no initials.
    initials:
      logoText === '' ? initialsOf(name.replace(/(^|\s)[^\s\p{L}\p{N}]+/gu, '$1')) : logoText,
    slogan: overrides.slogan ?? '',
    phone: overrides.phone ?? '',
    town: lines.findLast((line) => line !== '') ?? '',
    insteadOfName:
      domain === '' ? industryLabel(industry === '' ? templateOf(undefined) : industry) : domain,
    primaryColor: primaryColor === '' ? defaultColors.primary : primaryColor,
    secondaryColor: secondaryColor === '' ? defaultColors.secondary : secondaryColor,
  };
}

/**
 * Eleven characters at most that differ as soon as anything on the card does, for its address. Not
 * a secret: 53 bits of cyrb53,
 * https://github.com/bryc/code/blob/master/jshash/experimental/cyrb53.js
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
