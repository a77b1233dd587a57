/** A text that may be a telephone number, and how likely it is one. */
export interface PhoneCandidate {
  readonly text: string;
  readonly weight: number;
  readonly source: string;
  readonly snippet: string;
  /** Labelled as a telephone number, so that numbers of other countries count too. */
  readonly lenient: boolean;
}
