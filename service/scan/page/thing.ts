/** A schema.org node, from JSON-LD or microdata. */
export interface Thing {
  readonly types: readonly string[];
  readonly data: Readonly<Record<string, unknown>>;
  readonly source: 'json-ld' | 'microdata';
}
