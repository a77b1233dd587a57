import type { SlotName } from '../../../../templates-data/model/slots.ts';

/** Where a value was read on the client's website. */
export interface SiteOrigin {
  readonly kind: 'site';
  readonly snippet: string;
  readonly source?: string;
  /** From 0 to 1, as the scan reports it; 1 when it reports none. */
  readonly confidence?: number;
}

/** The origin of a field's value; a field without one shows the template's value. */
export type Origin =
  | SiteOrigin
  | {
      readonly kind: 'typed';
      /** The client's own words that were replaced. */
      readonly theirs?: SiteOrigin & { readonly words: string };
    };
export type Origins = Partial<Record<SlotName, Origin>>;

const typed: Origin = { kind: 'typed' };

/** The origin of a typed value: the client's own words that it replaces are remembered. */
export function typedOver(former: Origin | undefined, words: string | undefined): Origin {
  if (former?.kind === 'typed') return former;
  return former && words ? { kind: 'typed', theirs: { ...former, words } } : typed;
}

/** The client's own words behind a value that was typed over them. */
export function theirWords(
  origin: Origin | undefined,
): (SiteOrigin & { readonly words: string }) | undefined {
  return origin?.kind === 'typed' ? origin.theirs : undefined;
}
