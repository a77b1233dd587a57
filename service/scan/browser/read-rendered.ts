import type { Extracted, Extraction, RawDocument } from '../extraction.ts';
import { isSameSite } from '../fetch/find-refresh.ts';
import { checkWebAddress, type Exemptions } from '../fetch/read-web-address.ts';
import type { ResponseHead } from '../judge-outcome.ts';
import { Overloaded } from '../worker/overloaded.ts';
import type { WorkFailure } from '../worker/worker-messages.ts';
import type { SiteBrowser, VisitOptions } from './create-site-browser.ts';
import type { RenderedPage } from './visit-messages.ts';

/** A home page as the server sent it, or as a browser renders it. */
export interface ReadHome {
  readonly document: RawDocument;
  readonly answer: ResponseHead;
  readonly words: Extracted;
}

interface RenderOptions extends VisitOptions {
  readonly browser: SiteBrowser | undefined;
  readonly exempt: Exemptions;
  readonly extract: (work: Extraction) => Promise<Extracted | WorkFailure>;
}

/**
 * Reads a page that needs script again in a browser. The first reading stays without a browser, or
 * if the result is not better: a bot wall that only the browser met, or another website that a
 * script led to.
 */
export async function readRendered(
  before: ReadHome,
  home: URL,
  { browser, exempt, extract, ...visit }: RenderOptions,
): Promise<ReadHome> {
  if (browser === undefined || before.words.needsScript !== true) return before;
  const page = await browser.readPage(home, visit);
  if (page === undefined || !isOnSite(page, home, exempt)) return before;
  const document = { url: page.url, body: page.html, contentType: 'text/html; charset=utf-8' };
  const answer = { status: page.status, headers: page.headers };
  try {
    const words = await extract({ kind: 'words', home: document, further: [], answer });
    if (typeof words === 'string' || words.outcome === 'script-only' || words.outcome === 'blocked')
      return before;
    return { document, answer, words };
  } catch (error) {
    if (error instanceof Overloaded) return before;
    throw error;
  }
}

function isOnSite({ url }: RenderedPage, home: URL, exempt: Exemptions): boolean {
  try {
    return isSameSite(checkWebAddress(url, undefined, exempt), home);
  } catch {
    return false;
  }
}
