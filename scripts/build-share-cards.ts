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
 * Draws the share cards that the build in `dist` lists. A card is drawn once and kept in `cache`
 * under its version, so that a build draws only what has changed since the last.
 */
export async function buildShareCards(dist: string, cache: string): Promise<void> {
  const list = join(dist, 'share/cards.json');
  const cards = z.record(z.string(), ShareCard).parse(JSON.parse(readFileSync(list, 'utf8')));
  mkdirSync(cache, { recursive: true });
  const missing = Object.entries(cards);
  const drawNext = async (): Promise<void> => {
    for (let next = missing.pop(); next; next = missing.pop()) {
      const [path, card] = next;
      const kept = join(cache, basename(path));
      if (!existsSync(kept)) {
        // Moved into place when it is whole, so that a build that is ended leaves no half of a
        // picture.
        writeFileSync(`${kept}.part`, await renderCard(card));
        renameSync(`${kept}.part`, kept);
      }
      copyFileSync(kept, join(dist, path));
    }
  };
  await Promise.all([drawNext(), drawNext()]);
  rmSync(list);
}
