import type { ScannedPicture, ScanOutcome } from '../contract/scan.ts';
import type { OnwardLinks } from './find-links.ts';
import type { Findings } from './findings.ts';
import type { ResponseHead } from './judge-outcome.ts';
import type { PageKind } from './page-kinds.ts';
import type { PageSurvey } from './page/survey-page.ts';

/** A document from the network (bytes), or as a person pasted it (text). */
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
 * A task of the extraction: the texts of the home page, with the further pages only what these may
 * add; or the colours of the home page.
 */
export type Extraction =
  | {
      readonly kind: 'words';
      readonly home: RawDocument;
      readonly further: readonly FurtherDocument[];
      readonly answer: ResponseHead | undefined;
      /** Whether to find the trade too, because the home page alone does not show it. */
      readonly seeksTrade?: boolean;
      /**
       * Whether the bytes of a large page are transferred; then the result contains the rest of the
       * source.
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
  /** Set when the page is not the firm's own; then only findings of its address are returned. */
  readonly outcome: ScanOutcome | undefined;
  /** A note for people about the outcome. */
  readonly notice?: string | undefined;
  /** Address of the firm's own website that the page links to. */
  readonly onward?: string | undefined;
  readonly links: OnwardLinks;
  /** The stripped source of a page whose bytes were transferred. */
  readonly rest?: string | undefined;
  readonly survey?: PageSurvey;
  /** Whether a browser may find more text, because the page needs script. */
  readonly needsScript?: boolean;
  /** The usable pictures, re-encoded. */
  readonly pictures?: {
    readonly logo: ScannedPicture | undefined;
    readonly opening: ScannedPicture | undefined;
  };
}
