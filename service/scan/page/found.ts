/** A value with its source, its confidence (0 to 1) and the text it was read from. */
export interface Found {
  readonly value: string;
  readonly source: string;
  readonly confidence: number;
  readonly snippet: string;
}

/** At least one value, all from one source. */
export interface FoundList<Value> extends Omit<Found, 'value'> {
  readonly values: readonly Value[];
}
