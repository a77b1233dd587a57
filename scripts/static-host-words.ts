/** What the rules for all kinds of hosts are made of. */
export const defaultFirm = 'premier';
export const lists = ['practice-areas', 'attorneys', 'blog'] as const;
export const pages = [
  'about',
  'contact',
  'faq',
  'privacy-policy',
  'terms-of-service',
  'disclaimer',
] as const;
export const forEver = 'public, max-age=31536000, immutable';

/**
 * Policies that a page's own meta element cannot set; scripts and styles are held by their hashes
 * there.
 */
export const framing =
  "frame-ancestors 'self'; base-uri 'none'; object-src 'none'; form-action 'self'";

/** Of pages with a token in their address. */
export const secretHeaders = [
  ['Cache-Control', 'no-store'],
  ['Content-Security-Policy', "frame-ancestors 'none'"],
  ['Referrer-Policy', 'no-referrer'],
] as const;
