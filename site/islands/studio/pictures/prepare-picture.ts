import type { PictureGround, UploadedPicture } from '../../../../templates-data/model/pictures.ts';
import { picturePlaces, type PicturePlace } from '../../../../templates-data/model/pictures.ts';
import type { Frame } from './crop-frame.ts';

const maxFileBytes = 25_000_000;
const qualities = [0.9, 0.8, 0.7, 0.55, 0.4] as const;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size within the limits of its kind; drawings are enlarged to them, photographs are not. */
export function fittingSize(
  place: PicturePlace,
  { width, height }: Size,
  isDrawing: boolean,
): Size {
  const max = picturePlaces[place] ?? { width, height };
  const scale = Math.min(max.width / width, max.height / height, isDrawing ? Infinity : 1);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Pages crop the pictures of these lists identically, so they are cropped before the upload. */
export function isCut(place: PicturePlace): boolean {
  return /^(?:person|service|product|room|project)\d+(?:before)?$/u.test(place);
}

/** How a picture is cropped before the upload. */
export interface Cropping {
  /** The point that stays visible; the middle by default. */
  readonly focus?: { readonly x: number; readonly y: number } | undefined;
  /** The part that the agency chose; it decides alone. */
  readonly frame?: Frame | undefined;
}

/**
 * The part of a picture that is uploaded: the chosen one, else the whole. A place that crops its
 * pictures gets the largest part that fits, as near to the focal point as the edges allow.
 */
export function chooseArea(
  place: PicturePlace,
  { width, height }: Size,
  { focus = { x: 0.5, y: 0.5 }, frame }: Cropping = {},
): Size & { x: number; y: number } {
  if (frame)
    return {
      x: frame.x * width,
      y: frame.y * height,
      width: frame.width * width,
      height: frame.height * height,
    };
  const ratio = picturePlaces[place]?.ratio;
  if (ratio === undefined || !isCut(place)) return { x: 0, y: 0, width, height };
  const part = { width: Math.min(width, height * ratio), height: Math.min(height, width / ratio) };
  return { x: (width - part.width) * focus.x, y: (height - part.height) * focus.y, ...part };
}

/**
 * The grounds on which a logo is readable.
 * @param pixels red, green, blue and opacity of each, 0 to 255.
 */
export function chooseGround(pixels: Uint8ClampedArray): PictureGround {
  let clear = 0;
  let seen = 0;
  let light = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const opacity = (pixels[at + 3] ?? 255) / 255;
    if (opacity < 0.5) clear += 1;
    seen += opacity;
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
    light += (opacity * (0.2126 * red + 0.7152 * green + 0.0722 * blue)) / 255;
  }
  if (clear < pixels.length / 4 / 50 || seen === 0) return 'own';
  return light / seen > 0.6 ? 'dark' : 'light';
}

function dataAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(file);
  });
}

export interface OpenedPicture {
  readonly source: CanvasImageSource;
  readonly size: Size;
  readonly isDrawing: boolean;
}

/** Decodes a picture. @throws Error for another kind of file. */
export async function openPicture(file: Blob): Promise<OpenedPicture> {
  if (file.type === 'image/svg+xml') {
    const image = new Image();
    image.src = await dataAddress(file);
    await image.decode();
    // A drawing without its own size fills the limits.
    const { naturalWidth: width, naturalHeight: height } = image;
    return {
      source: image,
      size: width && height ? { width, height } : { width: 2, height: 1 },
      isDrawing: true,
    };
  }
  const source = await createImageBitmap(file);
  return { source, size: { width: source.width, height: source.height }, isDrawing: false };
}

type UploadType = UploadedPicture['type'];

function encode(
  canvas: HTMLCanvasElement,
  type: UploadType,
  quality: number,
): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

/** WebP; in browsers that cannot encode it, JPEG, or PNG for logos, which may be transparent. */
async function uploadType(place: PicturePlace): Promise<UploadType> {
  // Browsers answer a format that they cannot encode with PNG:
  // https://html.spec.whatwg.org/multipage/canvas.html#dom-canvas-toblob
  const sample = await encode(document.createElement('canvas'), 'image/webp', 1);
  if (sample?.type === 'image/webp') return sample.type;
  return place === 'logo' ? 'image/png' : 'image/jpeg';
}

/**
 * A chosen picture, reduced to a size that can be sent, or a sentence with the reason why it cannot
 * be used.
 */
export async function preparePicture(
  place: PicturePlace,
  file: Blob,
  cropping: Cropping = {},
): Promise<UploadedPicture | string> {
  if (file.size > maxFileBytes) return 'Please choose a picture of at most 25 MB.';
  const opened = await openPicture(file).catch(() => undefined);
  if (!opened) return 'This file cannot be read as a picture. PNG, JPEG, WebP and SVG can.';
  const { source, size, isDrawing } = opened;
  const type = await uploadType(place);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const part = chooseArea(place, size, cropping);
  const maxLength = picturePlaces[place]?.base64 ?? 0;
  for (let { width, height } = fittingSize(place, part, isDrawing); context;) {
    canvas.width = width;
    canvas.height = height;
    if (type === 'image/jpeg') {
      // Transparent parts would become black.
      context.fillStyle = '#fff';
      context.fillRect(0, 0, width, height);
    }
    // A drawing without its own size has no part that could be named in pixels.
    if (isDrawing && part.width === size.width && part.height === size.height)
      context.drawImage(source, 0, 0, width, height);
    else context.drawImage(source, part.x, part.y, part.width, part.height, 0, 0, width, height);
    // PNG has no quality setting.
    for (const quality of type === 'image/png' ? [1] : qualities) {
      const blob = await encode(canvas, type, quality);
      if (!blob) break;
      const base64 = (await dataAddress(blob)).split(',')[1] ?? '';
      if (base64.length > maxLength) continue;
      const { data } = context.getImageData(0, 0, width, height);
      const background = place === 'logo' ? chooseGround(data) : 'own';
      return { type, width, height, background, base64 };
    }
    if (width < 32 || height < 32) break;
    width = Math.round(width * 0.75);
    height = Math.round(height * 0.75);
  }
  return 'This picture does not become small enough to be sent. Please choose a simpler one.';
}
