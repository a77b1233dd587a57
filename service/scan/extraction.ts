import type { ScannedPicture, ScanOutcome } from '../contract/scan.ts';
import type { OnwardLinks } from './find-links.ts';
import type { Findings } from './findings.ts';
import type { Answer } from './judge-outcome.ts';
import type { PageKind } from './page-kinds.ts';
import type { PageSurvey } from './page/survey-page.ts';

/** A document as it came from the network, or as a person pasted it (then text). */
export interface RawDocument {
  readonly url: string | undefined;
  readonly body: Uint8Array | string;
  readonly contentType: string;
}

/** A page that the home page leads to. */
export interface FurtherDocument extends RawDocument {
  readonly kind: PageKind;
}

/**
 * Work for the extraction: the words of the home page; with further pages, only what these may add
 * to; or the colours of the home page.
 */
export type Extraction =
  | {
      readonly kind: 'words';
      readonly home: RawDocument;
      readonly further: readonly FurtherDocument[];
      readonly answer: Answer | undefined;
      /** Set when the home page alone does not say what the firm does. */
      readonly seeksTrade?: boolean;
      /**
       * Set for a large page, whose bytes are handed over: the answer brings back what was left of
       * it.
       */
      readonly handsOver?: boolean;
    }
  | {
      readonly kind: 'colors';
      readonly home: RawDocument;
      readonly sheets: readonly RawDocument[];
      readonly logo: Uint8Array | undefined;
      readonly opening?: Uint8Array | undefined;
    };

export interface Extracted {
  readonly findings: Findings;
  /** Set when the page is not the firm's own; then only what the address says is found. */
  readonly outcome: ScanOutcome | undefined;
  /** What people should know of the outcome. */
  readonly notice?: string | undefined;
  /** The firm's own website, where the page only leads to it. */
  readonly onward?: string | undefined;
  readonly links: OnwardLinks;
  /** What was left of a page whose bytes were handed over. */
  readonly rest?: string | undefined;
  readonly survey?: PageSurvey;
  /** Set when a browser may see more than stands in the page. */
  readonly needsScript?: boolean;
  /** The pictures that could be used, encoded anew. */
  readonly pictures?: {
    readonly logo: ScannedPicture | undefined;
    readonly opening: ScannedPicture | undefined;
  };
}
