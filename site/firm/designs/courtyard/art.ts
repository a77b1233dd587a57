import type { ImageMetadata } from 'astro';
import icons from '../../../assets/courtyard/icons.svg';
import type { Scene } from '../../../../templates-data/model/scenes.ts';
import type { ServiceIcon } from '../../../../templates-data/model/service-icons.ts';

const drawings = import.meta.glob<ImageMetadata>('../../../assets/courtyard/*.svg', {
  eager: true,
  import: 'default',
});

/**
 * The file of a drawn place, coloured by the style sheets. It holds `#scene` and `#clouds`.
 *
 * @throws Error if it is missing.
 */
export function sceneFile(scene: Scene): string {
  const file = drawings[`../../../assets/courtyard/${scene}.svg`];
  if (!file) throw new Error(`there is no drawing ${scene} in site/assets/courtyard`);
  return file.src;
}

/** The file of the icon above a service. */
export function iconFile(icon: ServiceIcon): string {
  return `${icons.src}#${icon}`;
}

interface IndustryArt {
  readonly scene: Scene;
  /** Stand in turn above services whose names lead to no icon, or to one that is used already. */
  readonly icons: readonly ServiceIcon[];
}

/** The drawings of an industry's sample. */
export const industryArt: Readonly<Partial<Record<string, IndustryArt>>> = {
  education: { scene: 'school', icons: ['people', 'bulb', 'glasses', 'globe'] },
  medical: { scene: 'park', icons: ['drop', 'heart', 'people', 'leaf'] },
  retail: { scene: 'shops', icons: ['paper', 'bicycle', 'ring', 'suitcase'] },
};
