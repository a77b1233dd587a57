import { expect, test } from 'vitest';
import { nameAsset } from './name-assets.ts';

test('all files of a picture, and all portraits of a series, share one hash; every other file has its own', () => {
  const portico = nameAsset({ names: ['law-portico-480.avif'] });
  expect(portico).toMatch(/^_astro\/\[name\]\.[\w-]{6}\[extname\]$/u);
  expect(nameAsset({ names: ['law-portico-960.webp'] })).toBe(portico);
  const portraits = nameAsset({ names: ['engraving-p1.avif'] });
  expect(nameAsset({ names: ['engraving-p35.webp'] })).toBe(portraits);
  expect(portraits).not.toBe(portico);
  expect(nameAsset({ names: ['elevation.svg'] })).toBe('_astro/[name].[hash:6][extname]');
});
