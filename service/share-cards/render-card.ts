import sharp from 'sharp';
import { shareCardSize, type ShareCard } from '../../templates-data/model/share-card.ts';
import type { Design } from '../../templates-data/model/designs.ts';
import { createTheme } from '../../templates-data/model/theme.ts';
import { openPictures, type CardFiles } from './card-files.ts';
import type { DrawDesign } from './layers.ts';
import { drawCourtyard } from './designs/courtyard.ts';
import { drawFinance } from './designs/finance.ts';
import { drawLaw } from './designs/law.ts';
import { drawMenu } from './designs/menu.ts';
import { drawRealEstate } from './designs/real-estate.ts';
import { drawTechnology } from './designs/technology.ts';
import { drawYard } from './designs/yard.ts';

const drawings: Readonly<Record<Design, DrawDesign>> = {
  law: drawLaw,
  finance: drawFinance,
  'real-estate': drawRealEstate,
  technology: drawTechnology,
  menu: drawMenu,
  yard: drawYard,
  courtyard: drawCourtyard,
};

/**
 * Draws a share card: 1200 × 630 pixels as JPEG, 30 to 150 kB, because some messengers show at most
 * 300 kB. Takes about 100 ms of processor time, mostly off the event loop.
 * @throws Error when the drawing fails.
 */
export async function renderCard(card: ShareCard, files: CardFiles = {}): Promise<Buffer> {
  const theme = createTheme(card.primaryColor, card.secondaryColor, card.design);
  const { ground, layers } = await drawings[card.design](
    card,
    theme,
    openPictures(card, files, theme),
  );
  return sharp({ create: { ...shareCardSize, channels: 3, background: ground } })
    .composite(layers.filter((layer) => layer !== undefined))
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
