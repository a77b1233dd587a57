import type { PageElement } from '../page/element-text.ts';

/** The picture of an element: its address, and its width in pixels if one is given. */
interface PictureSource {
  readonly address: string;
  readonly width?: number | undefined;
}

/** The picture of an `<img>`, else an element's background picture. */
export function readPicture(element: PageElement): PictureSource | undefined {
  return element.name === 'img' ? readLargestSource(element) : readBackground(element);
}

/** The largest source of an image; lazy images keep their sources in other attributes. */
function readLargestSource({ attribs }: PageElement): PictureSource | undefined {
  const set = attribs['srcset'] ?? attribs['data-srcset'] ?? attribs['data-lazy-srcset'] ?? '';
  const forms = set
    .slice(0, 8000)
    .split(/,\s+/u)
    .map((form) => form.trim().split(/\s+/u))
    .map(([address = '', size = '']) => ({ address, size: Number.parseFloat(size) || 1 }))
    .filter(({ address, size }) => address !== '' && !address.startsWith('data:') && size <= 2600);
  const largest = forms.reduce((best, form) => (form.size > best.size ? form : best), {
    address: '',
    size: 0,
  });
  if (largest.address !== '')
    return {
      address: largest.address,
      width: largest.size >= minWidth ? largest.size : undefined,
    };
  const own = [
    attribs['data-src'],
    attribs['data-lazy-src'],
    attribs['data-original'],
    attribs['data-image'],
    attribs['src'],
  ];
  const address = own.find((one) => one !== undefined && one !== '' && !one.startsWith('data:'));
  return address === undefined
    ? undefined
    : { address, width: parseWidth(attribs['data-image-dimensions']) };
}

// A smaller number is a pixel density, not a width.
const minWidth = 64;

/** "2500x1667" */
function parseWidth(dimensions: string | undefined): number | undefined {
  const width = Number(/^(\d{2,5})x\d{2,5}$/u.exec(dimensions ?? '')?.[1]);
  return width > 0 ? width : undefined;
}

/** The background picture of an element. */
function readBackground({ attribs }: PageElement): PictureSource | undefined {
  const own = attribs['data-bg'] ?? attribs['data-background-image'] ?? attribs['data-background'];
  const style = (attribs['style'] ?? '').slice(0, 1000);
  const painted = /background(?:-image)?\s*:[^;]{0,200}?url\(\s*["']?([^"')\s]{4,1500})/iu.exec(
    style,
  )?.[1];
  const found = painted ?? own?.replace(/^url\(["']?|["']?\)$/gu, '');
  return found === undefined || found.startsWith('data:') || !/[./]/u.test(found)
    ? undefined
    : { address: found };
}

/** A size in pixels from an attribute. */
export function parseSize(value: string | undefined): number | undefined {
  const size = Number(/^\d{1,5}(?=px|\.\d+|$)/u.exec((value ?? '').trim())?.[0]);
  return Number.isInteger(size) && size > 0 ? size : undefined;
}

const sides: Readonly<Record<string, number>> = {
  left: 0,
  top: 0,
  center: 0.5,
  right: 1,
  bottom: 1,
};

/**
 * The point of focus in shares of width and height: the position of a cropped picture, or
 * Squarespace's focal point; undefined for the middle.
 */
export function readFocus({ attribs }: PageElement): { x: number; y: number } | undefined {
  const [, left, top] =
    /^(0(?:\.\d+)?|1(?:\.0+)?),(0(?:\.\d+)?|1(?:\.0+)?)$/u.exec(
      attribs['data-image-focal-point'] ?? '',
    ) ?? [];
  const declared = /(?:object|background)-position\s*:\s*([^;!]{2,40})/iu.exec(
    (attribs['style'] ?? '').slice(0, 1000),
  )?.[1];
  const [x, y] = left === undefined ? parsePosition(declared ?? '') : [Number(left), Number(top)];
  if (x === undefined || y === undefined || (x === 0.5 && y === 0.5)) return undefined;
  return { x, y };
}

function parsePosition(value: string): readonly [number | undefined, number | undefined] {
  const parts = value.trim().toLowerCase().split(/\s+/u);
  // "top left" means "left top".
  const [first = '', second = 'center'] = /^(?:top|bottom)$/u.test(parts[0] ?? '')
    ? [parts[1] ?? 'center', parts[0]]
    : parts;
  return [parseShare(first), parseShare(second)];
}

function parseShare(part: string): number | undefined {
  const share = Number(/^(\d{1,3}(?:\.\d+)?)%$/u.exec(part)?.[1]) / 100;
  return sides[part] ?? (share >= 0 && share <= 1 ? share : undefined);
}
