import { createHash } from 'node:crypto';
import { policyReportPath } from '../contract/policy-report.ts';

/** A source of a policy: the SHA-256 of an inline script or style. */
export function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gu;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/gu;

/** The contents of the inline scripts and styles of a page. */
export interface InlineTexts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Hashes of the inline scripts and styles that a page may have. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** For a page of the build: on a filled page, text of a client could be taken for a script. */
export function findInline(html: string): InlineTexts {
  const all = (pattern: RegExp): string[] => [
    ...new Set([...html.matchAll(pattern)].map(([, content = '']) => content)),
  ];
  return { scripts: all(inlineScript), styles: all(inlineStyle) };
}

/** The hashes of the inline elements of a built page; `hash` may be a cached function. */
export function inlineHashes(
  html: string,
  hash: (content: string) => string = hashSource,
): InlineHashes {
  const { scripts, styles } = findInline(html);
  return { scripts: scripts.map(hash), styles: styles.map(hash) };
}

/**
 * Stripe.js and the frames of its form, which also use subdomains:
 * https://docs.stripe.com/security/guide#content-security-policy
 */
export const stripeScripts = ['https://js.stripe.com', 'https://*.js.stripe.com'];

interface MoreAllowed {
  /** Whether the page may take a payment with Stripe. */
  readonly stripe?: boolean;
  /** Whether our own pages may show this page in a frame. */
  readonly framed?: boolean;
  /** Another origin of ours whose pages may show it too. */
  readonly framedBy?: string | undefined;
  /** Another origin of ours whose pages it may show in frames. */
  readonly frames?: string | undefined;
}

/** The content security policy of a page that may run exactly these inline scripts and styles. */
export function createPolicy({ scripts, styles }: InlineHashes, more: MoreAllowed = {}): string {
  const { stripe = false, framed = true, framedBy, frames } = more;
  const joinSources = (origin: string | undefined): string =>
    origin === undefined ? '' : ` ${origin}`;
  const from = (hosts: readonly string[]): string => (stripe ? ` ${hosts.join(' ')}` : '');
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`.trim() + from(stripeScripts),
    `style-src 'self' ${styles.join(' ')}`.trim(),
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${from(['https://api.stripe.com'])}`,
    `frame-src 'self'${joinSources(frames)}${from([...stripeScripts, 'https://hooks.stripe.com'])}`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framed ? `'self'${joinSources(framedBy)}` : "'none'"}`,
    // Every browser supports this directive, and unlike `report-to` it needs no second header.
    `report-uri ${policyReportPath}`,
  ].join('; ');
}

/** The policy of answers that are not pages. */
export const dataPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Headers of every answer. HSTS includes subdomains only under the operator's own host names. */
export function commonHeaders(
  secure: boolean,
  { isOwnName = true } = {},
): readonly (readonly [string, string])[] {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    ['X-Frame-Options', 'SAMEORIGIN'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=()'],
    ...(secure
      ? ([
          [
            'Strict-Transport-Security',
            `max-age=63072000${isOwnName ? '; includeSubDomains' : ''}`,
          ],
        ] as const)
      : []),
  ];
}
