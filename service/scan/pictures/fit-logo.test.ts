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

function drawLetters(count: number, [left, columns, stepX, stepY]: readonly number[]): string {
  return Array.from({ length: count }, (_, index) => {
    const [column, row] = [index % (columns ?? 1), Math.floor(index / (columns ?? 1))];
    const at = `${(left ?? 0) + column * (stepX ?? 0)} ${4 + row * (stepY ?? 0)}`;
    return `<path fill="#333" d="M${at}h2v2h-2z"/>`;
  }).join('');
}

test('a card full of letters that nobody can read is no logo', async () => {
  expect(await fitDrawn(drawLetters(60, [2, 15, 5, 10]))).toBeUndefined();
  expect(await fitDrawn('<path fill="#333" d="M2 15h9v9H2zM20 15h50v9H20z"/>')).toBeDefined();
});

test('the letters on a card count, but a sign beside the name may have those of a seal', async () => {
  const card = '<path fill="#eed" d="M16 2h48v36H16z"/>';
  const across = [18, 11, 4, 5];
  expect(await fitDrawn(card + drawLetters(70, across))).toBeUndefined();
  expect(await fitDrawn(card + drawLetters(44, across))).toBeDefined();
});
