import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { drawQrCode, qrFile, quietZone } from './qr-code.ts';

const link = 'https://demos.example.com/demos/law-harrow-finch-llp-a1b2c3';

/** The cells filled by a path of `M x y h w v1 h-w z` runs. */
function readCells(path: string, size: number): boolean[][] {
  const cells = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x = '', y = '', wide = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/gu)) {
    for (let at = Number(x); at < Number(x) + Number(wide); at += 1) {
      const row = cells[Number(y)];
      if (row) row[at] = true;
    }
  }
  return cells;
}

test('the drawing contains exactly the dark cells of the code', () => {
  const { size, path } = drawQrCode(link);
  expect(readCells(path, size)).toEqual(encode(link, { ecc: 'M', border: quietZone }).data);
});

test('the code has a margin of four white cells, also in the file', () => {
  const drawing = drawQrCode(link);
  const cells = readCells(drawing.path, drawing.size);
  const border = cells.flatMap((row, y) =>
    row.filter((_, x) => Math.min(x, y, drawing.size - 1 - x, drawing.size - 1 - y) < quietZone),
  );
  expect(border.length).toBeGreaterThan(0);
  expect(border).not.toContain(true);
  expect(qrFile(drawing)).toContain('fill="#fff"');
});
