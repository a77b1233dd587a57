import type { PicturePlace } from '../../templates-data/model/pictures.ts';
import type { SentWebsiteData } from '../contract/website-data.ts';

type SentPicture = SentWebsiteData['opening'];

/** Every picture in website data with its place; null for one that is removed. */
export function sentPictures(
  data: Pick<SentWebsiteData, 'logo' | 'opening' | 'pictures'>,
): readonly (readonly [PicturePlace, NonNullable<SentPicture> | null])[] {
  const { logo, opening, pictures } = data;
  return [
    ...(logo === undefined ? [] : [['logo', logo] as const]),
    ...(opening === undefined ? [] : [['opening', opening] as const]),
    ...Object.entries(pictures ?? {}),
  ];
}
