/** Values that the rules for all kinds of hosts share. */
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
/** Pages that the service fills for each request: of approvals, and of mailed renewals. */
export const servicePages = ['approve', 'verify', 'renew'] as const;
export const immutable = 'public, max-age=31536000, immutable';

/**
 * Directives that a meta element cannot set; scripts and styles are restricted there by their
 * hashes.
 */
export const framing =
  "frame-ancestors 'self'; base-uri 'none'; object-src 'none'; form-action 'self'";

/** For pages with a token in their address. */
export const secretHeaders = [
  ['Cache-Control', 'no-store'],
  ['Content-Security-Policy', "frame-ancestors 'none'"],
  ['Referrer-Policy', 'no-referrer'],
] as const;
