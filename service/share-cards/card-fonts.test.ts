import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createShareCard } from '../../templates-data/model/share-card.ts';
import type { Overrides } from '../../templates-data/model/slots.ts';
import { type Design } from '../../templates-data/model/designs.ts';
import { drawableText } from './card-fonts.ts';
import { renderCard } from './render-card.ts';

const sample: Overrides = {
  businessName: 'Harbor Group',
  slogan: 'Steady, in any weather',
  phone: '+1 902 555 0123',
  primaryColor: '#7a1f3d',
  secondaryColor: '#c79a3b',
};
const makeCard = (overrides: Overrides, design: Design): ReturnType<typeof createShareCard> =>
  createShareCard(overrides, design, design);

/** How many pixels of a card differ clearly from another's, at 300 pixels wide, as in a chat. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const small = (picture: Buffer): Promise<Buffer> =>
    sharp(picture).resize(300).greyscale().raw().toBuffer();
  const [a, b] = await Promise.all([small(one), small(other)]);
  return a.filter((grey, at) => Math.abs(grey - (b[at] ?? 0)) > 48).length;
}

describe('what our fonts can draw of a text', () => {
  test.each([
    ['Łódź Straße 9', 'Łódź Straße 9'],
    ['مكتب Smith & Co', 'مكتب Smith & Co'],
    ['Paws 🐶 Club', 'Paws Club'],
    ['Sakura 桜 Legal Partners', 'Sakura Legal Partners'],
    ['東京法律事務所 Ltd', ''],
    ['<b> & $&', '<b> & $&'],
    ['👩‍⚖️', ''],
  ])('of "%s" is "%s"', async (text, drawn) => {
    expect(await drawableText(text, 'newsreader')).toBe(drawn);
  });
});

test('the same card is drawn on a system without any font', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'firstlook-fonts-'));
  const config = join(folder, 'fonts.conf');
  writeFileSync(config, '<?xml version="1.0"?><fontconfig></fontconfig>');
  const script = `
    const { renderCard } = await import(${JSON.stringify(new URL('./render-card.ts', import.meta.url).href)});
    process.stdout.write(await renderCard(${JSON.stringify(makeCard(sample, 'law'))}));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    env: { FONTCONFIG_FILE: config },
    maxBuffer: 1_000_000,
  });
  rmSync(folder, { recursive: true });
  const here = await renderCard(makeCard(sample, 'law'));
  const other = await renderCard(makeCard({ ...sample, businessName: 'Narrow' }, 'law'));
  // Hinting follows the system's settings, so the edges of letters may differ.
  expect(await difference(stdout, here)).toBeLessThan((await difference(other, here)) / 4);
});
