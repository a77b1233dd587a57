import { Blob, Buffer as TextBuffer, Direction, Face, Font, shape } from 'harfbuzzjs';
import type { ShapedRun } from './pdf-fonts.ts';

function openFace(bytes: Buffer): Face {
  const copy = new Uint8Array(bytes);
  return new Face(new Blob(copy.buffer));
}

/** The code points for which a font has a glyph. */
export function readCodePoints(bytes: Buffer): ReadonlySet<number> {
  return new Set(openFace(bytes).collectUnicodes());
}

interface Glyph {
  readonly codepoint: number;
  readonly cluster: number;
}

/**
 * What each glyph stands for when the text is copied: its own letter, or, for the first glyph of a
 * cluster without one, the letters of the cluster that no other glyph stands for.
 */
function spellGlyphs(
  text: string,
  infos: readonly Glyph[],
  letterAt: ReadonlyMap<number, number>,
): number[][] {
  const starts = [...new Set(infos.map(({ cluster }) => cluster))].sort((a, b) => a - b);
  const rest = new Map(
    starts.map((start, index): [number, number[]] => {
      const letters = Array.from(text.slice(start, starts[index + 1]));
      return [start, letters.map((letter) => letter.codePointAt(0) ?? 0)];
    }),
  );
  for (const { codepoint, cluster } of infos) {
    const letters = rest.get(cluster) ?? [];
    const at = letters.indexOf(letterAt.get(codepoint) ?? -1);
    if (at >= 0) letters.splice(at, 1);
  }
  return infos.map(({ codepoint, cluster }) => {
    const letter = letterAt.get(codepoint);
    if (letter !== undefined) return [letter];
    const letters = rest.get(cluster) ?? [];
    rest.set(cluster, []);
    return letters;
  });
}

/**
 * Shapes text with HarfBuzz: joined letters, conjuncts, marks at their place. fontkit, which pdfkit
 * shapes with, misplaces marks of Thai and fails at letters of Bengali.
 */
export function createShaper(bytes: Buffer): (text: string, isRightToLeft: boolean) => ShapedRun {
  const face = openFace(bytes);
  const font = new Font(face);
  const letterAt = new Map<number, number>();
  for (const codePoint of face.collectUnicodes())
    letterAt.set(font.nominalGlyph(codePoint) ?? 0, codePoint);
  return (text, isRightToLeft) => {
    const buffer = new TextBuffer();
    buffer.addText(text);
    buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const infos = buffer.getGlyphInfos();
    const spelled = spellGlyphs(text, infos, letterAt);
    const glyphs = infos.map(({ codepoint: id }, index) => ({
      id,
      codePoints: spelled[index] ?? [],
      advanceWidth: font.glyphHAdvance(id),
    }));
    const positions = buffer
      .getGlyphPositions()
      .map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({
        xAdvance,
        yAdvance,
        xOffset,
        yOffset,
      }));
    return {
      glyphs,
      positions,
      // pdfkit scales the positions to thousandths of an em before it reads this.
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      },
    };
  };
}
