import { extname } from 'node:path';
import { languages } from '../../templates-data/model/languages.ts';
import { createEtag, type PageContent } from './content.ts';
import { EncodedBody } from './encode-body.ts';
import { inlineHashes, createPolicy } from './policy.ts';
import { withoutUnusedRules } from './page-rules.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
const compressed = /^(?:text\/|application\/(?:json|xml|manifest)|image\/svg)/u;

/**
 * Removes the policy in the meta element, which is for static hosts; the service sends a stricter
 * header.
 */
function withoutMetaPolicy(html: string): string {
  return html.replace(/<meta http-equiv="content-security-policy"[^>]*>/iu, '');
}

/**
 * Share cards, canonical links and data for search engines need absolute addresses, but the build
 * does not know its host.
 */
const ownAddresses: Readonly<Record<string, RegExp>> = {
  '.html':
    /(<(?:meta property="og:(?:image|url)"|link rel="canonical")[^>]*?\s(?:content|href)="|"url":")(\/(?!\/))/gu,
  '.xml': /(<loc>)(\/)/gu,
  '.txt': /(^(?:Sitemap|Canonical|Policy): )(\/)/gmu,
};

function withOrigin(text: string, extension: string, origin: string): string {
  const form = ownAddresses[extension];
  if (!form) return text;
  return text.replace(form, (_, before: string, slash: string) => before + origin + slash);
}

export interface Serving {
  /** Scheme and host for share cards and canonical links. */
  readonly origin: string;
  /** Whether Stripe takes the payments, so that pages with the sign-in modal may load its form. */
  readonly stripe: boolean;
  /** The demos' origin if it is another one: the product's pages show demos in frames. */
  readonly demoOrigin?: string | undefined;
}

/**
 * Pages with a token in their address. They are not cached or framed, send no referrer, and load
 * nothing from other hosts.
 */
const tokenPages: ReadonlySet<string> = new Set([
  '/reset-password',
  '/verify-email',
  '/join',
  '/opt-out',
  ...languages.map((language) => `/opt-out/${language}`),
]);
/**
 * Pages that must not be framed, because another site could trick people into a click there, such
 * as deleting their account.
 */
const unframed: ReadonlySet<string> = new Set([...tokenPages, '/app']);

function extraHeaders(page: string): Readonly<Record<string, string>> {
  return {
    ...(unframed.has(page) && { 'X-Frame-Options': 'DENY' }),
    ...(tokenPages.has(page) && { 'Referrer-Policy': 'no-referrer' }),
  };
}

/** Whether the sign-in modal, which contains the payment form, can open on the page. */
function takesPayment(page: string, html: string): boolean {
  return !tokenPages.has(page) && /\sid="shell"/u.test(html);
}

function cacheControl(file: string, page: string): string {
  if (tokenPages.has(page)) return 'no-store';
  // Built assets have a hash in their names, so they never change.
  return /^\/(?:_astro|share)\//u.test(file)
    ? 'public, max-age=31536000, immutable'
    : 'public, no-cache';
}

/** The address path of a page's file, without a slash at the end; another file's own name. */
export function pageName(file: string): string {
  return file.replace(/(?:\/index)?\.html$/u, '');
}

function isFirmPage(path: string): boolean {
  return path.startsWith('/firms/') || path.startsWith('/industries/');
}

/** A file of the built site. Its answer is prepared on first use. */
export class BuiltFile {
  readonly #name: string;
  readonly #page: string;
  readonly #serving: Serving;
  #raw: Buffer | undefined;
  #html: Buffer | undefined;
  #content: PageContent | undefined;

  constructor(name: string, raw: Buffer, serving: Serving) {
    this.#name = name;
    this.#page = pageName(name);
    this.#raw = raw;
    this.#serving = serving;
  }

  get isPage(): boolean {
    return this.#name.endsWith('.html');
  }

  /**
   * The page that demos are filled into, as bytes: as a string, one curly quote would double its
   * memory.
   */
  html(): Buffer {
    if (this.#html) return this.#html;
    const text = withOrigin(this.#take().toString('utf8'), '.html', this.#serving.origin);
    this.#html = Buffer.from(withoutMetaPolicy(text));
    return this.#html;
  }

  content(): PageContent {
    this.#content ??= this.isPage ? this.#pageContent() : this.#fileContent();
    return this.#content;
  }

  #pageContent(): PageContent {
    const html = this.html();
    const body = isFirmPage(this.#name)
      ? Buffer.from(withoutUnusedRules(html.toString('utf8')))
      : html;
    const text = body.toString('utf8');
    const policy = createPolicy(inlineHashes(text), {
      stripe: this.#serving.stripe && takesPayment(this.#page, text),
      framed: !unframed.has(this.#page),
      frames: this.#serving.demoOrigin,
    });
    return this.#createContent(body, policy);
  }

  #fileContent(): PageContent {
    const raw = this.#take();
    const extension = extname(this.#name);
    if (!(extension in ownAddresses)) return this.#createContent(raw, undefined);
    const text = withOrigin(raw.toString('utf8'), extension, this.#serving.origin);
    return this.#createContent(Buffer.from(text), undefined);
  }

  #createContent(body: Buffer, policy: string | undefined): PageContent {
    const type = types[extname(this.#name)] ?? 'application/octet-stream';
    return {
      body: new EncodedBody(body),
      type,
      etag: createEtag(body),
      cacheControl: cacheControl(this.#name, this.#page),
      compresses: compressed.test(type),
      policy,
      extra: extraHeaders(this.#page),
    };
  }

  /** The raw bytes, which are needed once. */
  #take(): Buffer {
    const raw = this.#raw ?? Buffer.alloc(0);
    this.#raw = undefined;
    return raw;
  }
}
