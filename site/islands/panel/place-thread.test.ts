import { expect, test } from 'vitest';
import { placeThread, threadWidth } from './place-thread.ts';

const free = { left: 12, right: 1068, top: 610, bottom: 1388 };
const pin = { top: 900, left: 500, bottom: 930, isRtl: false };

test('a thread opens beside its pin, away from the words, at the pin’s height', () => {
  const place = placeThread(pin, 200, free);
  expect(place).toEqual({ side: 'right', left: 548, top: 816, joint: 100 });
});

test('on a page from right to left it opens on the other side', () => {
  const rtl = { left: 372, right: 1428, top: 610, bottom: 1388 };
  const place = placeThread({ ...pin, left: 900, isRtl: true }, 200, rtl);
  expect([place.side, place.left]).toEqual(['left', 900 - 16 - threadWidth]);
});

test('it stays in the window', () => {
  expect(placeThread({ ...pin, top: 1340 }, 200, free)).toMatchObject({ top: 1188, joint: 168 });
  expect(placeThread({ ...pin, top: 620 }, 200, free)).toMatchObject({ top: 610, joint: 26 });
});

test('without room between the pin and the panel it opens below the words, clear of the panel', () => {
  expect(placeThread({ ...pin, left: 800 }, 200, free)).toMatchObject({
    side: 'below',
    top: 942,
    left: 532,
  });
  expect(placeThread({ ...pin, left: 1300 }, 200, free).left).toBe(1068 - threadWidth);
});
