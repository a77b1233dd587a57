import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { shareCardSize, type ShareCard } from '../../templates-data/model/share-card.ts';
import type { Theme } from '../../templates-data/model/theme.ts';
import { placePiece, type Piece } from './set-text.ts';

/** The stored files of a demo's own pictures. */
export interface CardFiles {
  readonly photo?: Buffer | undefined;
  readonly logo?: Buffer | undefined;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The logo's layer, in place of the initials, and its width. */
interface PlacedLogo {
  readonly layers: readonly OverlayOptions[];
  readonly width: number;
}

export interface OpenedPictures {
  /** The photograph cut to a box around its focal point; undefined without a readable one. */
  readonly photo: (box: Box) => Promise<OverlayOptions | undefined>;
  /**
   * The logo at the height of the initials' plate, with its own plate if the ground would hide it.
   */
  readonly logo: (plate: Box, ground: 'light' | 'dark') => Promise<PlacedLogo | undefined>;
}

const maxPixels = 8_500_000;
/** Widest logo on a card, in pixels. */
const maxLogoWidth = 380;
const padding = 14;

async function openPiece(image: Sharp): Promise<Piece> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, channels: info.channels };
}

/** The part of a picture that fills a box, as close to its focal point as the edges allow. */
function cutAround(
  size: { width: number; height: number },
  box: { width: number; height: number },
  focus: string,
): { left: number; top: number; width: number; height: number } {
  const scale = Math.min(size.width / box.width, size.height / box.height);
  const width = Math.min(size.width, Math.round(box.width * scale));
  const height = Math.min(size.height, Math.round(box.height * scale));
  const [x = 50, y = 50] = focus === '' ? [] : focus.split(' ').map(Number);
  // As CSS `object-position`: 40% aligns the points at 40% of the picture and of the box.
  const left = Math.round(((size.width - width) * x) / 100);
  const top = Math.round(((size.height - height) * y) / 100);
  return { left, top, width, height };
}

/** Opens a demo's own pictures; an unreadable one is left out. */
export function openPictures(card: ShareCard, files: CardFiles, theme: Theme): OpenedPictures {
  return {
    photo: async (box) => {
      if (!files.photo) return undefined;
      try {
        const limits = { limitInputPixels: maxPixels };
        const { width, height } = await sharp(files.photo, limits).metadata();
        const image = sharp(files.photo, limits)
          .extract(cutAround({ width, height }, box, card.focus))
          .resize(box.width, box.height, { fit: 'fill' })
          .flatten({ background: theme.deep })
          .toColourspace('srgb');
        return placePiece(await openPiece(image), box.left, box.top);
      } catch {
        return undefined;
      }
    },
    logo: async (plate, ground) => {
      if (!files.logo) return undefined;
      try {
        const isHidden = card.logoGround !== 'own' && card.logoGround !== ground;
        const inset = isHidden ? padding : 0;
        const room = { width: maxLogoWidth, height: plate.height - inset * 2 };
        const logo = await openPiece(
          sharp(files.logo, { limitInputPixels: maxPixels })
            .resize({ ...room, fit: 'inside', withoutEnlargement: false })
            .ensureAlpha()
            .toColourspace('srgb'),
        );
        const width = logo.width + inset * 2;
        const top = plate.top + (plate.height - logo.height) / 2;
        const back = card.logoGround === 'light' ? '#ffffff' : theme.deep;
        const { width: all, height } = shareCardSize;
        const shape = `<svg xmlns="http://www.w3.org/2000/svg" width="${all}" height="${height}"><rect x="${plate.left}" y="${plate.top}" width="${width}" height="${plate.height}" rx="6" fill="${back}"/></svg>`;
        return {
          layers: [
            ...(isHidden ? [{ input: Buffer.from(shape), left: 0, top: 0 }] : []),
            placePiece(logo, plate.left + inset, top),
          ],
          width,
        };
      } catch {
        return undefined;
      }
    },
  };
}
