import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { renderCard } from '../service/share-cards/render-card.ts';
import { ShareCard } from '../templates-data/model/share-card.ts';

/**
 * Draws the share cards listed by the build in `dist`. A card is stored in `cache` under its
 * version, so that a build draws only changed ones.
 */
export async function buildShareCards(dist: string, cache: string): Promise<void> {
  const list = join(dist, 'share/cards.json');
  const cards = z.record(z.string(), ShareCard).parse(JSON.parse(readFileSync(list, 'utf8')));
  mkdirSync(cache, { recursive: true });
  const missing = Object.entries(cards);
  const drawNext = async (): Promise<void> => {
    for (let next = missing.pop(); next; next = missing.pop()) {
      const [path, card] = next;
      const cached = join(cache, basename(path));
      if (!existsSync(cached)) {
        // Renamed when complete, so that an interrupted build leaves no half of a picture.
        writeFileSync(`${cached}.part`, await renderCard(card));
        renameSync(`${cached}.part`, cached);
      }
      copyFileSync(cached, join(dist, path));
    }
  };
  await Promise.all([drawNext(), drawNext()]);
  rmSync(list);
}
