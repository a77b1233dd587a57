/** What a client's logo and opening picture become on a page. */
import { element, type Part, type Spot, type SpotContext } from './client-part.ts';
import { pictureAddress } from './client-lists.ts';
import type { PlaceValues } from './places.ts';

/** Up to this ratio of width to height a logo is a sign, and the name stands beside it. */
const widestSign = 1.6;

/** The logo within `width` and `height` CSS pixels, never larger than it is, with the name beside it where it is a sign. */
function brandWithin(
  { width, height }: { readonly width: number; readonly height: number },
  { lists: { logo }, values, picturesAt }: SpotContext,
): readonly Part[] | undefined {
  if (!logo) return undefined;
  const isSign = logo.width / logo.height <= widestSign;
  const scale = Math.min(1, width / logo.width, height / logo.height);
  const picture = element('img', {
    class: `logo logo-${logo.background ?? 'own'}`,
    src: pictureAddress('logo', logo, picturesAt),
    width: String(Math.max(1, Math.round(logo.width * scale))),
    height: String(Math.max(1, Math.round(logo.height * scale))),
    alt: isSign ? '' : values.name,
  });
  const name = element('span', { class: 'brand-name', 'data-slot': 'name' }, values.name);
  return isSign ? [picture, name] : [picture];
}

export const brand: Spot = (context) => brandWithin({ width: 224, height: 44 }, context);

/** The footer's ground is dark: a logo for other grounds stays in the header, and the name stands here. */
export const footName: Spot = (context) =>
  context.lists.logo?.background === 'dark' ? brandWithin({ width: 320, height: 80 }, context) : undefined;

/** Where the agency chose a hero without a photograph, the client's stays out of it too. */
function isShown(values: PlaceValues): boolean {
  return values.layout !== 'minimal' && !/^(?:pattern|none)$/u.test(values['hero-image']);
}

export const opening: Spot = ({ lists, values, picturesAt }) =>
  lists.opening && isShown(values)
    ? [
        element('img', {
          class: 'opening',
          src: pictureAddress('opening', lists.opening, picturesAt),
          width: String(lists.opening.width),
          height: String(lists.opening.height),
          alt: '',
          fetchpriority: 'high',
        }),
      ]
    : undefined;
