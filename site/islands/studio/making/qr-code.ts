import { encode } from 'uqr';

/**
 * Cells of white around the code, without which cameras do not find it: ISO/IEC 18004 asks for
 * four.
 */
export const quietZone = 4;

export interface QrDrawing {
  /** Cells on a side, the quiet zone included. */
  readonly size: number;
  /** The dark cells as an SVG path, one cell being one unit. */
  readonly path: string;
}

/** A QR code that survives a smudge (error correction M), as one path. */
export function drawQrCode(text: string): QrDrawing {
  const { size, data } = encode(text, { ecc: 'M', border: quietZone });
  let path = '';
  data.forEach((row, y) => {
    for (let x = 0; x < size; x += 1) {
      if (row[x] !== true) continue;
      const start = x;
      while (row[x + 1] === true) x += 1;
      path += `M${start} ${y}h${x - start + 1}v1h-${x - start + 1}z`;
    }
  });
  return { size, path };
}

/** The code as a file of its own, to be printed at any size. */
export function qrFile({ size, path }: QrDrawing): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}
