export interface Declaration {
  readonly text: string;
  readonly property: string;
}

/** A rule of a style sheet, or a group of rules under a condition, with what a page needs of it. */
export interface Block {
  readonly head: string;
  /** The selectors of a rule; undefined for a group. */
  readonly selectors: readonly string[] | undefined;
  readonly body: (string | Declaration | Block)[];
}
