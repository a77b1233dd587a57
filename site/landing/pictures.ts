import type { ImageMetadata } from 'astro';

const files = import.meta.glob<ImageMetadata>('./pictures/*.{avif,webp}', {
  eager: true,
  import: 'default',
});

/** One screenshot: AVIF in several widths, and one WebP for browsers that do not know it. */
interface Picture {
  /** A `srcset` with widths in pixels. */
  readonly avif: string;
  /** The address of the smallest. */
  readonly smallest: string;
  readonly fallback: string;
  readonly width: number;
  readonly height: number;
}

/** The screenshot whose files are named `<name>-<width>.avif` and `.webp`. */
export function picture(name: string): Picture {
  const form = new RegExp(`/${name}-(\\d+)\\.(avif|webp)$`, 'u');
  const found = Object.entries(files).flatMap(([path, image]) => {
    const match = form.exec(path);
    return match ? [{ format: match[2], image }] : [];
  });
  const sharp = found
    .filter((file) => file.format === 'avif')
    .sort((one, other) => one.image.width - other.image.width);
  const avif = sharp.map(({ image }) => `${image.src} ${String(image.width)}w`).join(', ');
  const largest = found
    .filter((file) => file.format === 'webp')
    .sort((one, other) => other.image.width - one.image.width)[0];
  if (!largest)
    throw new Error(`There is no screenshot site/landing/pictures/${name}-<width>.webp`);
  const { src, width, height } = largest.image;
  return { avif, smallest: sharp[0]?.image.src ?? src, fallback: src, width, height };
}
