import type { SlotName } from '../../../../templates-data/model/slots.ts';

/** The origin of a field's value; a field without one shows the template's value. */
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
