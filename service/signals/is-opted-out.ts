/**
 * Whether a browser asks not to be measured: Global Privacy Control
 * (https://www.w3.org/TR/gpc/#the-sec-gpc-header-field) or Do Not Track.
 */
export function isOptedOut(header: (name: string) => string | undefined): boolean {
  return header('sec-gpc') === '1' || header('dnt') === '1';
}
