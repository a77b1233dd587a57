import type { PlanOffer } from '../../landing/plan-offers.ts';

/** What the page says of the product, written into it by the build (AgencyLayout.astro). */
export interface PageFacts {
  readonly product: string;
  readonly terms: string;
  readonly privacy: string;
  /** The plans that can be bought, the smallest first. */
  readonly plans: readonly PlanOffer[];
  /** When their price is charged. */
  readonly priceTerms: string;
}

export function pageFacts(): PageFacts {
  const {
    product = '',
    terms = '',
    privacy = '',
    plans = '[]',
    priceTerms = '',
  } = document.getElementById('shell')?.dataset ?? {};
  // Written by the build, so it is what it says.
  const offers = JSON.parse(plans) as PlanOffer[];
  return { product, terms, privacy, plans: offers, priceTerms };
}
