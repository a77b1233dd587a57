/** The site that a page belongs to, as its layout provides it (FirmLayout.astro). */
export interface PageSite {
  /** The path of its home page: `/firms/premier`. */
  readonly base: string;
  /** The demo's id; empty on a sample's own site. */
  readonly demo: string;
}

/** @throws Error on a page that belongs to no firm. */
export function readPageSite({ documentElement }: Document): PageSite {
  const { base, demo = '' } = documentElement.dataset;
  if (base === undefined) throw new Error('The firm hook must be used within the firm provider.');
  return { base, demo };
}
