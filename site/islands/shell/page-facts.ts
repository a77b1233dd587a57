/** What the page says of the product, written into it by the build (AgencyLayout.astro). */
export interface PageFacts {
  readonly product: string;
  readonly terms: string;
  readonly privacy: string;
  /** Of the page builder, for one month, with its currency sign. */
  readonly price: string;
  /** When the price is charged. */
  readonly priceTerms: string;
}

export function pageFacts(): PageFacts {
  const {
    product = '',
    terms = '',
    privacy = '',
    price = '',
    priceTerms = '',
  } = document.getElementById('shell')?.dataset ?? {};
  return { product, terms, privacy, price, priceTerms };
}
