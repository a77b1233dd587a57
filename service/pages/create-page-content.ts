import type { Deps } from '../deps.ts';
import { createEtag, type PageContent } from './content.ts';
import { EncodedBody } from './encode-body.ts';
import { createPolicy } from './policy.ts';
import type { RenderedPage } from './render-page.ts';

interface Options {
  /** False for a page that is sent once, such as the page for an unknown address. */
  readonly improves: boolean;
  /** Whether the studio may show the page in a frame. */
  readonly isFramed: boolean;
}

/** A rendered page of a demo as it is answered, with the policy for its styles and scripts. */
export function createPageContent(
  { html, inline }: RenderedPage,
  { improves, isFramed }: Options,
  env: Deps['env'],
): PageContent {
  const body = Buffer.from(html);
  return {
    body: new EncodedBody(body, { improves }),
    type: 'text/html; charset=utf-8',
    etag: createEtag(body),
    cacheControl: 'public, no-cache',
    compresses: true,
    policy: createPolicy(inline, {
      framedBy: env.hasDemoHost && isFramed ? env.publicOrigin : undefined,
    }),
    extra: { 'X-Robots-Tag': 'noindex, nofollow' },
  };
}
