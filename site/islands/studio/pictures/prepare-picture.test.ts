import { expect, test } from 'vitest';
import { fittingSize, chooseGround, chooseArea } from './prepare-picture.ts';

const pixels = (
  ...colors: readonly (readonly [number, number, number, number])[]
): Uint8ClampedArray => new Uint8ClampedArray(colors.flat());

test('photographs are only reduced, drawings are scaled to the limits of their place', () => {
  expect(fittingSize('opening', { width: 4000, height: 3000 }, false)).toEqual({
    width: 1333,
    height: 1000,
  });
  expect(fittingSize('logo', { width: 100, height: 20 }, false)).toEqual({
    width: 100,
    height: 20,
  });
  expect(fittingSize('logo', { width: 100, height: 20 }, true)).toEqual({ width: 480, height: 96 });
  expect(fittingSize('logo', { width: 9000, height: 1 }, false)).toEqual({ width: 480, height: 1 });
});

test('a transparent logo is shown on a ground where it is readable, an opaque one on its own', () => {
  const clear = [0, 0, 0, 0] as const;
  expect(chooseGround(pixels(clear, [20, 30, 60, 255]))).toBe('light');
  expect(chooseGround(pixels(clear, [250, 240, 220, 255]))).toBe('dark');
  expect(chooseGround(pixels([255, 255, 255, 255], [20, 30, 60, 255]))).toBe('own');
  expect(chooseGround(pixels(clear, clear))).toBe('own');
});

test('a portrait is cropped around the focal point, a picture that the page crops is sent whole', () => {
  const size = { width: 2000, height: 1000 };
  expect(chooseArea('person1', size, { focus: { x: 0, y: 0.5 } })).toEqual({
    x: 0,
    y: 0,
    width: 800,
    height: 1000,
  });
  expect(chooseArea('person1', size, { focus: { x: 1, y: 0.5 } })).toEqual({
    x: 1200,
    y: 0,
    width: 800,
    height: 1000,
  });
  expect(chooseArea('person1', { width: 800, height: 2000 }, { focus: { x: 0.5, y: 1 } })).toEqual({
    x: 0,
    y: 1000,
    width: 800,
    height: 1000,
  });
  expect(chooseArea('about', size, { focus: { x: 0, y: 0 } })).toEqual({ x: 0, y: 0, ...size });
  expect(chooseArea('gallery1', size)).toEqual({ x: 0, y: 0, ...size });
});

test('a manually chosen part is used unchanged in every place', () => {
  const frame = { x: 0.1, y: 0.2, width: 0.4, height: 0.5 };
  const part = { x: 200, y: 200, width: 800, height: 500 };
  for (const place of ['about', 'person1', 'logo', 'gallery1'])
    expect(
      chooseArea(place, { width: 2000, height: 1000 }, { focus: { x: 1, y: 1 }, frame }),
    ).toEqual(part);
});
