/** The pictures of a demo, as values for its pages. */
import type { DemoKit, DrawingFile, IndustryKit, SetPictureFiles, TradeKit } from './demo-kit.ts';
import type { DemoValues } from './demo-values.ts';
import {
  galleryPlaces,
  pictureAddress,
  type ClientPicture,
  type PlacePicture,
} from './pictures.ts';
import { displayHost } from './web-address.ts';
import type { Overrides } from './slots.ts';

export interface PictureValues {
  /** `{place}.src` and the like, for places that a page has once. */
  readonly texts: Readonly<Record<string, string>>;
  /** The values of a place, for an item of a list. */
  readonly at: (place: string) => Readonly<Record<string, string>>;
  readonly gallery: readonly Readonly<Record<string, string>>[];
  /** Whether a picture of the client's present website is shown. */
  readonly hasClientPicture: boolean;
  /** Custom properties for the focal points: `--focus-opening: 40% 30%`. */
  readonly focus: Readonly<Record<string, string>>;
}

/** Up to this ratio of width to height, a logo is shown beside the name. */
const widestSign = 1.6;

function fileTexts(picture: SetPictureFiles): Readonly<Record<string, string>> {
  const { src, srcset, avif, width, height } = picture;
  return { src, srcset, avif, width: String(width), height: String(height) };
}

/** A logo fitted into `width` and `height` CSS pixels, never enlarged. */
function logoWithin(
  logo: ClientPicture,
  width: number,
  height: number,
): { width: string; height: string } {
  const scale = Math.min(1, width / logo.width, height / logo.height);
  const side = (length: number): string => String(Math.max(1, Math.round(length * scale)));
  return { width: side(logo.width), height: side(logo.height) };
}

function logoTexts(
  logo: ClientPicture | undefined,
  name: string,
  demoAddress: string,
): Record<string, string> {
  if (!logo) return { 'logo.src': '', 'logo.name': name };
  const isSign = logo.width / logo.height <= widestSign;
  const src = pictureAddress('logo', logo, demoAddress);
  const shown = logoWithin(logo, 224, 44);
  const isDark = logo.background === 'dark';
  const foot = logoWithin(logo, 320, 80);
  return {
    'logo.src': src,
    'logo.class': `logo logo-${logo.background ?? 'own'}`,
    'logo.width': shown.width,
    'logo.height': shown.height,
    'logo.alt': isSign ? '' : name,
    'logo.name': isSign ? name : '',
    // The footer is dark: a logo for light grounds is left out there, and the name is shown.
    'logo.foot': isDark ? src : '',
    'logo.footWidth': foot.width,
    'logo.footHeight': foot.height,
    'logo.footName': isDark && !isSign ? '' : name,
  };
}

/** Whether the agency chose an opening that has a photograph. */
export function showsPhotograph({ layout, heroImageStyle = '' }: Overrides): boolean {
  return layout !== 'minimal' && !/^(?:pattern|none)$/u.test(heroImageStyle);
}

/** The trade as a line drawing: that of the first plate among its pictures, or its industry's. */
function chooseDrawing(
  { pictures, drawing }: IndustryKit,
  trade: TradeKit,
): DrawingFile & { readonly isOwn: boolean } {
  for (const name of [trade.places['opening'] ?? '', ...trade.pictures]) {
    const own = pictures[name]?.drawing;
    if (own) return { ...own, isOwn: true };
  }
  return drawing;
}

function drawingTexts(industry: IndustryKit, trade: TradeKit): Record<string, string> {
  const { src, width, height, isOwn } = chooseDrawing(industry, trade);
  return {
    'drawing.src': src,
    'drawing.width': String(width),
    'drawing.height': String(height),
    [`drawing.${industry.drawing.name}`]: 'yes',
    ...(isOwn && { 'drawing.isOwn': 'yes' }),
  };
}

/** How designs show the opening; `fromSet` is the picture of the set that stands there. */
function openingTexts(
  opening: Readonly<Record<string, string>>,
  isChosen: boolean,
  fromSet: SetPictureFiles | undefined,
): Record<string, string> {
  const isBeside = fromSet?.isBeside === true;
  return {
    'opening.composition': isBeside ? 'beside' : 'behind',
    ...(isBeside && { 'opening.beside': 'yes' }),
    // A plate is as bright as a client's picture may be, so designs darken both behind words.
    ...(opening['own'] === 'yes'
      ? { 'opening.class': 'opening' }
      : fromSet?.isPlate === true && { 'opening.class': 'opening plate' }),
    // The agency chose this picture, so even designs that draw their opening show it.
    ...(isChosen && opening['src'] && { 'opening.chosen': 'yes' }),
  };
}

export function choosePictures(
  { overrides, lists }: DemoValues,
  { industry, trade }: DemoKit,
  demoAddress: string,
): PictureValues {
  const name = overrides.businessName ?? '';
  const ownPicture = (place: string): PlacePicture | undefined =>
    place === 'opening' ? lists.opening : lists.pictures?.[place];
  const files = (set: string | undefined): Readonly<Record<string, string>> => {
    const picture = set === undefined ? undefined : industry.pictures[set];
    return picture ? fileTexts(picture) : { src: '' };
  };
  const at = (place: string): Readonly<Record<string, string>> => {
    const picture = ownPicture(place);
    if (!picture) return { ...files(trade.places[place]), alt: '' };
    const alt = picture.alt ?? '';
    // Falls back to the trade's own picture when the industry no longer has this one.
    if ('set' in picture) {
      const isKnown = picture.set === '' || industry.pictures[picture.set] !== undefined;
      return { ...files(isKnown ? picture.set : trade.places[place]), alt };
    }
    const { width, height } = picture;
    const src = pictureAddress(place, picture, demoAddress);
    return {
      src,
      srcset: '',
      avif: '',
      width: String(width),
      height: String(height),
      alt,
      own: 'yes',
    };
  };
  const gallery = Array.from({ length: galleryPlaces }, (_, index) => `gallery${index + 1}`)
    .filter((place) => ownPicture(place) !== undefined)
    .map((place) => ({ ...at(place), place }))
    // Leaves out "no picture", and pictures that the trade's set no longer has.
    .filter((picture) => 'src' in picture && picture.src !== '');
  // An opening without a photograph leaves the client's out too.
  const opening = showsPhotograph(overrides)
    ? at('opening')
    : { ...files(trade.places['opening']), alt: '' };
  const texts: Record<string, string> = logoTexts(lists.logo, name, demoAddress);
  for (const [place, values] of [
    ['opening', opening],
    ['about', at('about')],
    ['banner', at('banner')],
  ] as const)
    for (const [key, value] of Object.entries(values)) texts[`${place}.${key}`] = value;
  const chosen = showsPhotograph(overrides) ? lists.opening : undefined;
  const set = chosen && 'set' in chosen ? chosen.set : trade.places['opening'];
  const fromSet = set === undefined ? undefined : industry.pictures[set];
  Object.assign(
    texts,
    openingTexts(opening, chosen !== undefined, fromSet),
    drawingTexts(industry, trade),
  );
  const focus: Record<string, string> = {};
  const places = ['opening', 'about', 'banner'].map((place) => [place, place]);
  const inGallery = gallery.map(({ place }, index) => [`gallery${index + 1}`, place]);
  for (const [name = '', place = ''] of [...places, ...inGallery]) {
    const point = ownPicture(place)?.focus;
    if (point)
      focus[`--focus-${name}`] = `${Math.round(point.x * 100)}% ${Math.round(point.y * 100)}%`;
  }
  const hasClientPicture = opening['own'] === 'yes' && displayHost(lists.sourceUrl ?? '') !== '';
  return { texts, at, gallery, hasClientPicture, focus };
}
