const maxSeconds = 300;

/**
 * How long a demo's pictures may be cached. Browsers keep them for five minutes, and never beyond
 * the demo's last day. Shared caches must revalidate, so that a deleted demo's pictures disappear
 * for everybody at once.
 */
export function demoFileCache(leftMs: number): string {
  const seconds = Math.min(maxSeconds, Math.max(0, Math.floor(leftMs / 1000)));
  return `public, max-age=${seconds}, s-maxage=0, must-revalidate`;
}
