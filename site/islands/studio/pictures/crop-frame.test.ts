import { expect, test } from 'vitest';
import { moveFrame, resizeFrame, type Frame } from './crop-frame.ts';

const half: Frame = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };

test('a frame moves, and stops at the edges of the picture', () => {
  expect(moveFrame(half, { x: 0.1, y: -0.05 })).toEqual({ ...half, x: 0.35, y: 0.2 });
  expect(moveFrame(half, { x: 3, y: -3 })).toEqual({ ...half, x: 0.5, y: 0 });
});

test('a corner follows the pointer while the opposite one stays', () => {
  expect(resizeFrame(half, { x: 1, y: 1 }, { x: 1, y: 0.5 })).toEqual({
    x: 0.25,
    y: 0.25,
    width: 0.75,
    height: 0.25,
  });
  expect(resizeFrame(half, { x: -1, y: -1 }, { x: 0, y: 0.5 })).toEqual({
    x: 0,
    y: 0.5,
    width: 0.75,
    height: 0.25,
  });
});

test('a corner stops at the edge, and never passes the opposite one', () => {
  expect(resizeFrame(half, { x: 1, y: 1 }, { x: 9, y: 9 })).toEqual({
    x: 0.25,
    y: 0.25,
    width: 0.75,
    height: 0.75,
  });
  expect(resizeFrame(half, { x: 1, y: 1 }, { x: -9, y: -9 })).toMatchObject({
    x: 0.25,
    y: 0.25,
    width: 0.1,
    height: 0.1,
  });
});

test.each([
  { x: 1, y: 1 },
  { x: 1, y: -1 },
  { x: -1, y: 1 },
  { x: -1, y: -1 },
] as const)('a frame with a ratio keeps it at corner %o, also at the edges', (corner) => {
  for (const to of [
    { x: 0.5, y: 0.9 },
    { x: 9, y: -9 },
    { x: -9, y: 9 },
  ]) {
    const frame = resizeFrame({ x: 0.3, y: 0.2, width: 0.4, height: 0.5 }, corner, to, 0.8);
    expect(frame.width / frame.height).toBeCloseTo(0.8);
    expect(frame.x).toBeGreaterThanOrEqual(0);
    expect(frame.y).toBeGreaterThanOrEqual(0);
    expect(frame.x + frame.width).toBeLessThanOrEqual(1.000001);
    expect(frame.y + frame.height).toBeLessThanOrEqual(1.000001);
  }
});
