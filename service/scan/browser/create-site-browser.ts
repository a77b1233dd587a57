import { createAdmission } from '../admit-scans.ts';
import type { Exemptions } from '../fetch/read-web-address.ts';
import { Overloaded } from '../worker/overloaded.ts';
import { runVisit } from './run-visit.ts';
import type {
  BrowserPlace,
  RenderedPage,
  ServedFiles,
  SitePicture,
  VisitResult,
} from './visit-messages.ts';

export interface VisitOptions {
  /** Time limit in milliseconds, including the wait for a turn. */
  readonly budgetMs: number;
  readonly signal?: AbortSignal | undefined;
}

export interface PictureOptions extends VisitOptions {
  /** Answers in place of the web. With them no connection is made, and pictures are JPEG. */
  readonly files?: ServedFiles;
}

interface SitePictures {
  /** The address after all redirects. */
  readonly url: string;
  /** Milliseconds since 1970. */
  readonly takenAt: number;
  readonly pictures: readonly SitePicture[];
}

/** A browser for scanned websites. A result is undefined when the visit failed for any reason. */
export interface SiteBrowser {
  /** The page after its scripts ran. */
  readonly readPage: (url: URL, options: VisitOptions) => Promise<RenderedPage | undefined>;
  /** The website's first screen as it is now, at 1440 and at 390 pixels. */
  readonly takePictures: (url: URL, options: PictureOptions) => Promise<SitePictures | undefined>;
}

/** With less time than this, no browser is started. */
const minBudgetMs = 1200;
/** Maximum waiting visits: a visit takes one or two seconds, and a scan has about five. */
const limits = { maxRunning: 1, waiting: 3, timeoutMs: 10_000 };

/**
 * Visits one page at a time, each in a fresh process; a few others wait as long as their own time
 * limit allows.
 */
export function createSiteBrowser(
  browser: BrowserPlace,
  exempt: Exemptions,
  log: (reason: string, host: string) => void = () => undefined,
): SiteBrowser {
  const admit = createAdmission(limits);

  async function visit(
    url: URL,
    wants: 'page' | 'pictures',
    { budgetMs, signal, files }: PictureOptions,
  ): Promise<VisitResult | undefined> {
    const end = performance.now() + budgetMs;
    const timeout = AbortSignal.timeout(Math.max(0, Math.round(budgetMs - minBudgetMs)));
    const queueSignal = signal === undefined ? timeout : AbortSignal.any([timeout, signal]);
    const allowHosts = new Set(exempt.allowHosts);
    const job = {
      browser,
      address: url.href,
      exempt: { allowHosts, resolve: new Map(exempt.resolve) },
      wants,
      ...(files && { files }),
    };
    try {
      const result = await admit(async () => {
        const left = end - performance.now();
        if (left < minBudgetMs) throw new Overloaded();
        return await runVisit({ ...job, budgetMs: left }, signal);
      }, queueSignal);
      if (result.kind === 'failed') log(result.reason, url.hostname);
      return result;
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error;
      log('timed out in the queue', url.hostname);
      return undefined;
    }
  }

  return {
    readPage: async (url, options) => {
      const result = await visit(url, 'page', options);
      return result?.kind === 'page' ? result.page : undefined;
    },
    takePictures: async (url, options) => {
      const result = await visit(url, 'pictures', options);
      if (result?.kind !== 'pictures') return undefined;
      return { url: result.url, takenAt: Date.now(), pictures: result.pictures };
    },
  };
}
