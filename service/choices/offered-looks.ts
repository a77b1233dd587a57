import { createHash } from 'node:crypto';
import type { OfferedHeadline, OfferedPalette } from '../contract/choices.ts';
import type { Looks } from '../contract/panel.ts';

/**
 * An id made of the content, so that an offer that was edited meanwhile cannot be chosen by
 * mistake.
 */
function contentId(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 12);
}

/** The offered looks, with the ids by which they are chosen. */
export function offeredLooks({ palettes, headlines }: Looks): {
  readonly palettes: OfferedPalette[];
  readonly headlines: OfferedHeadline[];
} {
  return {
    palettes: palettes.map(({ name, primaryColor, secondaryColor }) => ({
      id: contentId([name, primaryColor, secondaryColor]),
      name,
      primaryColor,
      secondaryColor,
    })),
    headlines: headlines.map((text) => ({ id: contentId(text), text })),
  };
}
