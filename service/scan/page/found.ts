/** A value with where it came from, how sure we are (0 to 1) and the words it was read from. */
export interface Found {
  readonly value: string;
  readonly source: string;
  readonly confidence: number;
  readonly snippet: string;
}

/** Several values that were found in one way, at least one. */
export interface FoundList<Value> extends Omit<Found, 'value'> {
  readonly values: readonly Value[];
}
