import type { PlanOffer } from '../../landing/plan-offers.ts';

interface ProductFacts {
  readonly product: string;
  /** Addresses of the terms of service and the privacy policy. */
  readonly terms: string;
  readonly privacy: string;
  /** The plans that can be bought, the smallest first. */
  readonly plans: readonly PlanOffer[];
  /** The sentence about when the price is charged. */
  readonly priceTerms: string;
}

/** Defined by the build (astro.config.mjs). */
declare const PRODUCT_FACTS: ProductFacts;

/** The facts about the product that islands show. */
export const pageFacts = (): ProductFacts => PRODUCT_FACTS;
