import { expect, test } from 'vitest';
import type { ScannedPicture } from '../../contract/scan.ts';
import { encodeLogo } from './encode-logo.ts';
import { fitLogo } from './fit-logo.ts';

async function fitDrawn(inside: string): Promise<ScannedPicture | undefined> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40">${inside}</svg>`;
  const logo = await encodeLogo(Buffer.from(svg));
  return logo && fitLogo(logo);
}

const ratio = (logo: ScannedPicture | undefined): number =>
  (logo?.width ?? 0) / (logo?.height ?? 1);

test('a logo loses its empty margins, but for a little of its own ground', async () => {
  const mark = '<path fill="#123" d="M20 15h40v10H20z"/>';
  expect(ratio(await fitDrawn(mark))).toBeCloseTo(4, 0);
  const own = await fitDrawn(`<path fill="#fff" d="M0 0h80v40H0z"/>${mark}`);
  expect(own?.background).toBe('own');
  expect([ratio(own) > 3, ratio(own) < 4]).toEqual([true, true]);
  expect(ratio(await fitDrawn('<path fill="#123" d="M2 2h76v36H2z"/>'))).toBeCloseTo(2, 0);
});

test('a card full of letters that nobody can read is no logo', async () => {
  const letters = Array.from({ length: 60 }, (_, index) => {
    const [column, row] = [index % 15, Math.floor(index / 15)];
    return `<path fill="#333" d="M${2 + column * 5} ${4 + row * 10}h2v2h-2z"/>`;
  });
  expect(await fitDrawn(letters.join(''))).toBeUndefined();
  expect(await fitDrawn('<path fill="#333" d="M2 15h9v9H2zM20 15h50v9H20z"/>')).toBeDefined();
});
