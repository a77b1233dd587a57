import type { ScanOutcome } from '../../../../service/contract/scan.ts';
import type { Overrides } from '../../../../templates-data/model/slots.ts';
import type { ClientContent } from '../content/client-content.ts';
import type { Origins } from './origin.ts';
import { defaultOthers, type OtherValues } from './other-values.ts';
import { industryColors, standardFeatures, type Feature } from '../fields/industry-choices.ts';

export type WizardStep = 1 | 2 | 3 | 4;

export interface MadeDemo {
  readonly uniqueId: string;
  /** The last part of its link under the agency's own domain. */
  readonly slug?: string;
  /** Stored in this browser only, because the service could not be reached. */
  readonly local: boolean;
}

/** A saved demo that the editor shows; its edits are saved at every pause. */
export interface EditedDemo {
  /** The id of the demo's row. */
  readonly id: string;
  readonly uniqueId: string;
  readonly name: string;
}

/** Features that the agency requests for the finished website. No template shows them. */
export interface FeatureRequests {
  readonly features: readonly Feature[];
}

/** The state of the wizard without the slots' values. */
export interface Draft extends FeatureRequests {
  readonly step: WizardStep;
  /** The furthest step reached so far. */
  readonly reached: WizardStep;
  readonly url: string;
  /** The address the values were read from. */
  readonly scannedUrl: string;
  readonly outcome: ScanOutcome | undefined;
  /** The result of the scan, from which its industry and colours can be restored. */
  readonly found: Overrides;
  readonly foundOrigins: Origins;
  /**
   * The requested link, the same for every attempt, so that a repeated request makes no second
   * demo.
   */
  readonly requestedId: string;
  readonly made: MadeDemo | undefined;
  readonly editing: EditedDemo | undefined;
  /** Whether the edited demo has changes that the service does not have yet. */
  readonly isUnsaved: boolean;
  /** Stored values without a field in the studio. */
  readonly others: OtherValues;
}

export function freshValues(industry = 'general'): Overrides {
  return {
    industry,
    ...industryColors(industry),
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
  isUnsaved: false,
  others: defaultOthers,
};

/** The state of the wizard or the editor at one time, as the history stores it. */
export interface Snapshot {
  readonly draft: Draft;
  readonly values: Overrides;
  readonly origins: Origins;
  readonly content: ClientContent;
}
