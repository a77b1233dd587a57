import chapel from '../../../assets/courtyard/chapel.svg';
import icons from '../../../assets/courtyard/icons.svg';
import meadow from '../../../assets/courtyard/meadow.svg';
import park from '../../../assets/courtyard/park.svg';
import school from '../../../assets/courtyard/school.svg';
import shops from '../../../assets/courtyard/shops.svg';
import town from '../../../assets/courtyard/town.svg';
import type { Scene } from '../../../../templates-data/model/scenes.ts';
import type { ServiceIcon } from '../../../../templates-data/model/service-icons.ts';

/**
 * The drawings of the illustrated design, coloured by its style sheets. Each file holds `#scene`
 * and `#clouds`.
 */
export const sceneFiles: Readonly<Record<Scene, string>> = {
  town: town.src,
  school: school.src,
  chapel: chapel.src,
  park: park.src,
  shops: shops.src,
  meadow: meadow.src,
};

/** The file of the icon above a service. */
export function iconFile(icon: ServiceIcon): string {
  return `${icons.src}#${icon}`;
}

/** The drawings of an industry's sample. */
export const industryArt: Readonly<
  Partial<Record<string, { readonly scene: Scene; readonly icon: ServiceIcon }>>
> = {
  education: { scene: 'school', icon: 'book' },
  medical: { scene: 'park', icon: 'heart' },
  retail: { scene: 'shops', icon: 'parcel' },
};
