import { crc32, deflateSync } from 'node:zlib';
import { shareCardSize, type ShareCard } from '../../templates-data/model/share-card.ts';
import { createTheme } from '../../templates-data/model/theme.ts';

function encodeChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/**
 * A card in the client's colours without any text, as PNG, for one that could not be drawn. It
 * needs neither fonts nor an image library, because one of them may have failed.
 * https://www.w3.org/TR/png-3/
 */
export function drawPlainCard(card: ShareCard): Buffer {
  const { width, height } = shareCardSize;
  const theme = createTheme(card.primaryColor, card.secondaryColor, card.design);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit per pixel, an index into the palette.
  header[8] = 1;
  header[9] = 3;
  const palette = Buffer.from(`${theme.deep}${theme['accent-on-deep']}`.replace(/#/gu, ''), 'hex');
  const row = 1 + width / 8;
  const rows = Buffer.alloc(row * height);
  for (let y = height - 24; y < height; y += 1) rows.fill(0xff, y * row + 1, (y + 1) * row);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    encodeChunk('IHDR', header),
    encodeChunk('PLTE', palette),
    encodeChunk('IDAT', deflateSync(rows)),
    encodeChunk('IEND', Buffer.alloc(0)),
  ]);
}
