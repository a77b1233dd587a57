const mostSeconds = 300;

/**
 * How long the pictures of a demo may be kept: a browser keeps them for five minutes and never
 * beyond the demo's last day; caches that several people share ask each time, so that a deleted
 * demo's pictures are gone for everybody else at once.
 */
export function demoFileCache(leftMs: number): string {
  const seconds = Math.min(mostSeconds, Math.max(0, Math.floor(leftMs / 1000)));
  return `public, max-age=${seconds}, s-maxage=0, must-revalidate`;
}
