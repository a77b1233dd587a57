/** The pictures of a draft. */
export const pictureKinds = ['logo', 'opening'] as const;
export type PictureKind = (typeof pictureKinds)[number];
