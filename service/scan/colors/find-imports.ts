// Sheets for phones, print and dark mode do not show the brand on its usual ground.
export const skippedMedia = /print|max-width|max-device|prefers-color-scheme:\s*dark|speech/iu;

/** Addresses that a sheet imports for screens, as written; imports come before all rules. */
export function findImports(css: string): string[] {
  const found: string[] = [];
  for (const [, address, media] of css
    .slice(0, 20_000)
    .matchAll(
      /@import\s{1,5}(?:url\(\s{0,5})?["']?([^"'()\s;]{1,500})["']?\s{0,5}\)?([^;]{0,100});/giu,
    )) {
    if (
      address !== undefined &&
      !skippedMedia.test(media ?? '') &&
      !/fonts\.|font-?awesome|icons?\.css/iu.test(address)
    ) {
      found.push(address);
    }
  }
  return found;
}
