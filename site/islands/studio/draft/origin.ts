import type { SlotName } from '../../../../templates-data/model/slots.ts';

/** Where a field's value came from; a field without an origin shows what the template brings. */
export type Origin =
  | {
      readonly kind: 'site';
      readonly snippet: string;
      readonly source?: string;
      /** From 0 to 1, as the scan reports it; 1 when it reports none. */
      readonly confidence?: number;
    }
  | { readonly kind: 'typed' };
export type Origins = Partial<Record<SlotName, Origin>>;
