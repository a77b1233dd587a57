/**
 * Cuts the pictures of share cards, service/share-cards/pictures, from those of the site. Run after
 * one of them changes: `node scripts/cut-card-pictures.ts`. Grey ones take the client's colour when
 * a card is drawn.
 */
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const from = (name: string): string =>
  fileURLToPath(new URL(`../site/assets/${name}`, import.meta.url));
const to = (name: string): string =>
  fileURLToPath(new URL(`../service/share-cards/pictures/${name}.webp`, import.meta.url));

await sharp(from('hero/law-colonnade-1440.webp'))
  .resize(600, 630, { fit: 'cover', position: 'centre' })
  .greyscale()
  .webp({ quality: 82 })
  .toFile(to('colonnade'));
for (const [file, name] of [
  ['finance/finance-towers-1440.webp', 'towers'],
  ['trades/two-page-report-1440.webp', 'report'],
  ['first/boardroom-1440.webp', 'boardroom'],
  ['first/site-frame-1440.webp', 'frame'],
] as const)
  await sharp(from(file))
    .resize(1200, 630, { fit: 'cover', position: 'centre' })
    .greyscale()
    .webp({ quality: 82 })
    .toFile(to(name));
// The name is placed on lit windows.
for (const [file, name, brightness] of [
  ['real-estate/villa-1440.webp', 'villa', 1],
  ['first/courtyard-1200.webp', 'courtyard', 0.6],
  ['first/shopfront-1440.webp', 'shopfront', 0.75],
] as const)
  await sharp(from(file))
    .resize(1144, 574, { fit: 'cover', position: 'centre' })
    .modulate({ brightness })
    .webp({ quality: 82 })
    .toFile(to(name));
// The lines are white on black: brightness is the share of the line's colour.
const lines = await sharp(from('real-estate/contours.svg'), { density: 120 })
  .resize(1144, 574, { fit: 'cover' })
  .ensureAlpha()
  .extractChannel('alpha')
  .toBuffer();
await sharp(lines).webp({ quality: 60 }).toFile(to('contours'));
