import { isDays } from '../contact/hours-words.ts';
import { isCallToAction } from '../lists/service-words.ts';
import { isFiller } from '../page/filler.ts';
import type { Line } from '../page/read-lines.ts';
import { isPrice } from './find-prices.ts';

const minPoints = 2;
const furthest = 24;
const maxPointLength = 90;
/** Marks, numbers and arrows before and after a point, and its full stop. */
const ornaments = /^[\s•·*✓✔→›»–—-]+|[\s.,;→›»]+$/gu;
const joint = ' · ';
/** A point with an address, a link, a telephone number or a price. */
const noPoint = /@|https?:|www\.|\d{3}[\s.)-]{0,2}\d{3}|[$€£]\s?\d|\d\s?[€£]/u;

/**
 * The points of the list below a service's heading, as one text: "Oil change · Brakes". Empty for a
 * heading with fewer than two points, and where one is no part of a service.
 */
export function joinPoints<One extends Line>(
  lines: readonly One[],
  index: number,
  isService: (line: One) => boolean,
  maxLength: number,
): string {
  const below = lines.slice(index + 1, index + 1 + furthest);
  const end = below.findIndex((line) => line.heading > 0 || isService(line));
  const items = (end === -1 ? below : below.slice(0, end)).filter(({ tag }) => tag === 'li');
  const points = [...new Set(items.map(({ text }) => text.replace(ornaments, '')))].filter(
    (text) => /\p{L}{2}/u.test(text) && !isCallToAction(text),
  );
  if (points.length < minPoints || !points.every(isPoint)) return '';
  let joined = '';
  for (const point of points) {
    const longer = joined === '' ? point : joined + joint + point;
    if (Array.from(longer).length > maxLength) break;
    joined = longer;
  }
  return joined.includes(joint) ? joined : '';
}

function isPoint(text: string): boolean {
  return (
    text.length <= maxPointLength &&
    !noPoint.test(text) &&
    !isPrice(text) &&
    !isDays(text) &&
    !isFiller(text)
  );
}
