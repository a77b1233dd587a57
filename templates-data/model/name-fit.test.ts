import { expect, test } from 'vitest';
import { nameFit, widthInEm } from './name-fit.ts';

test('a longer word or name is never larger', () => {
  const names = [
    'Bo',
    'Osteria',
    'Osteria del Ponte',
    'Osteria del Ponte Vecchio e Cantina dei Fratelli Bianchi',
  ];
  const steps = names.map((name) => Number(/t(\d)/u.exec(nameFit(name))?.[1]));
  expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  expect(nameFit('Ku')).toBe('w1 t1');
  expect(nameFit('Donaudampfschifffahrtsgesellschaft')).toMatch(/^w7 t/u);
});

test('letters of wide scripts count as wide', () => {
  expect(widthInEm('面包店')).toBeGreaterThan(widthInEm('ill'));
  expect(widthInEm('MWM')).toBeGreaterThan(widthInEm('BAB'));
  // Marks and joiners have no width.
  expect(widthInEm('e\u0301')).toBe(widthInEm('é'));
});

test('a name without letters has no size', () => {
  expect(nameFit('')).toBe('');
  expect(nameFit(' ')).toBe('');
});
