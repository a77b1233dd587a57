import type { ScanOutcome } from '../../../../service/contract/scan.ts';
import type { Overrides, SlotName } from '../../../../templates-data/model/slots.ts';
import type { Content } from '../content/client-content.ts';
import { defaultOthers, type OtherValues } from './other-values.ts';
import { colorsOf, standardFeatures, type Feature } from '../fields/industry-choices.ts';

export type Step = 1 | 2 | 3 | 4;

/** Where a field's value came from; a field without an origin shows what the template brings. */
export type Origin =
  | {
      readonly kind: 'site';
      readonly snippet: string;
      readonly source?: string;
      /** From 0 to 1, as the scan says; 1 where it says nothing. */
      readonly confidence?: number;
    }
  | { readonly kind: 'typed' };
export type Origins = Partial<Record<SlotName, Origin>>;

export interface MadeDemo {
  readonly uniqueId: string;
  /** Kept in this browser because the service could not be reached. */
  readonly local: boolean;
}

/**
 * A demo of the library that the wizard changes: Generate Site makes its next version instead of
 * another demo.
 */
export interface EditedDemo {
  /** The row's id. */
  readonly id: string;
  readonly uniqueId: string;
  readonly name: string;
}

/** Features that the agency requests for the finished website. No template shows them. */
export interface FeatureRequests {
  readonly features: readonly Feature[];
}

/** Everything of the wizard but the values of the fields. */
export interface Draft extends FeatureRequests {
  readonly step: Step;
  /** The furthest step that can be returned to. */
  readonly reached: Step;
  readonly url: string;
  /** The address the values were read from. */
  readonly scannedUrl: string;
  readonly outcome: ScanOutcome | undefined;
  /** What the scan read, kept so that its industry and colours can be taken up again. */
  readonly found: Overrides;
  readonly foundOrigins: Origins;
  /**
   * The link asked for, the same at every attempt, so that a repeated request makes no second demo.
   */
  readonly requestedId: string;
  readonly made: MadeDemo | undefined;
  readonly editing: EditedDemo | undefined;
  /** What a saved demo holds besides fields and content. */
  readonly others: OtherValues;
}

export function freshValues(industry = 'general'): Overrides {
  return {
    industry,
    ...colorsOf(industry),
    layout: 'standard',
    headerStyle: 'transparent',
    fontStyle: 'modern',
    heroImageStyle: 'abstract',
    contactFormPosition: 'footer',
  };
}

const defaultFeatureRequests: FeatureRequests = { features: standardFeatures };

export const freshDraft: Draft = {
  ...defaultFeatureRequests,
  step: 1,
  reached: 1,
  url: '',
  scannedUrl: '',
  outcome: undefined,
  found: {},
  foundOrigins: {},
  requestedId: '',
  made: undefined,
  editing: undefined,
  others: defaultOthers,
};

/** The wizard as a whole. */
export interface Moment {
  readonly draft: Draft;
  readonly values: Overrides;
  readonly origins: Origins;
  readonly content: Content;
}
