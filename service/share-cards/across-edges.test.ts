import { expect, test } from 'vitest';
import { lastLine } from './across-edges.ts';
import type { SetText } from './set-text.ts';

/** Bars of ink for lines of letters of 100 pixels, 94 apart. */
function linesOfInk(count: number, size = 100): SetText {
  const width = 40;
  const height = Math.round((0.7 + (count - 1) * 0.94) * size);
  const pixels = Buffer.alloc(width * height * 4);
  for (let row = 0; row < height; row += 1)
    if (row % (0.94 * size) < 0.7 * size) pixels.fill(255, row * width * 4, (row + 1) * width * 4);
  return { pixels, width, height, channels: 4, rightToLeft: false, size };
}

test('an edge passes between the last line of a name and the one above it', () => {
  const below = lastLine(linesOfInk(3)) ?? 0;
  expect(below).toBeGreaterThanOrEqual(70);
  expect(below).toBeLessThanOrEqual(94);
});

test('an edge crosses a large single line, and passes above a small one', () => {
  expect(lastLine(linesOfInk(1, 120))).toBeUndefined();
  const small = linesOfInk(1, 60);
  expect(lastLine(small)).toBeGreaterThan(small.height);
});
