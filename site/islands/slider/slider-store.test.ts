import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSlider, rotationMs } from './slider-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the slider rotates every 6000 ms and continues with the first slide', () => {
  const slider = createSlider(3);
  slider.start();
  vi.advanceTimersByTime(5999);
  expect(slider.state.get().index).toBe(0);
  vi.advanceTimersByTime(1);
  expect(slider.state.get().index).toBe(1);
  vi.advanceTimersByTime(2 * rotationMs);
  expect(slider.state.get().index).toBe(0);
});

test('the slide before the first is the last', () => {
  const slider = createSlider(3);
  slider.previous();
  expect(slider.state.get().index).toBe(2);
  slider.next();
  expect(slider.state.get().index).toBe(0);
});

test('the rotation stops while the pointer is over it', () => {
  const slider = createSlider(3);
  slider.start();
  slider.hold(true);
  vi.advanceTimersByTime(5 * rotationMs);
  expect(slider.state.get().index).toBe(0);
  slider.hold(false);
  vi.advanceTimersByTime(rotationMs);
  expect(slider.state.get().index).toBe(1);
});

test('a stopped rotation continues only with Play', () => {
  const slider = createSlider(3);
  slider.start();
  slider.stop();
  slider.hold(true);
  slider.hold(false);
  vi.advanceTimersByTime(5 * rotationMs);
  expect(slider.state.get().index).toBe(0);
  slider.toggle();
  vi.advanceTimersByTime(rotationMs);
  expect(slider.state.get().index).toBe(1);
});

test('a slide chosen by hand is shown for its full time', () => {
  const slider = createSlider(3);
  slider.start();
  vi.advanceTimersByTime(5000);
  slider.show(2);
  vi.advanceTimersByTime(5999);
  expect(slider.state.get().index).toBe(2);
});

test('a single slide does not rotate', () => {
  const slider = createSlider(1);
  slider.start();
  expect(slider.state.get().playing).toBe(false);
});
