import chapel from '../../../assets/courtyard/chapel.svg';
import icons from '../../../assets/courtyard/icons.svg';
import meadow from '../../../assets/courtyard/meadow.svg';
import park from '../../../assets/courtyard/park.svg';
import school from '../../../assets/courtyard/school.svg';
import shops from '../../../assets/courtyard/shops.svg';
import town from '../../../assets/courtyard/town.svg';
import type { IconSet, Scene } from '../../../../templates-data/model/scenes.ts';

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

const cuts: Readonly<Record<IconSet, readonly string[]>> = {
  ornament: ['star', 'quatrefoil', 'leaf', 'sun', 'diamond', 'tree'],
  learning: ['book', 'pencil', 'globe', 'apple', 'bell', 'lantern', 'sun', 'people'],
  music: ['note', 'star', 'keys', 'people', 'metronome', 'drum'],
  care: ['heart', 'leaf', 'clock', 'drop', 'house', 'sun', 'mortar', 'people'],
  animals: ['paw', 'heart', 'fish', 'bird', 'house', 'leaf', 'clock'],
  market: ['basket', 'flower', 'parcel', 'tag', 'cup', 'leaf', 'star'],
  community: ['candle', 'people', 'tree', 'bird', 'house', 'sun', 'heart', 'bell'],
};

/** The cuts of a set, in the order in which they follow each other. */
export function iconFiles(set: IconSet): readonly string[] {
  return cuts[set].map((name) => `${icons.src}#${name}`);
}

/** What is drawn for a sample of an industry. */
export const industryArt: Readonly<Partial<Record<string, { scene: Scene; icons: IconSet }>>> = {
  education: { scene: 'school', icons: 'learning' },
  medical: { scene: 'park', icons: 'care' },
  retail: { scene: 'shops', icons: 'market' },
};
