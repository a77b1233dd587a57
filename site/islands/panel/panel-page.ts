/** Data of the page that the panel is on. */

export interface PanelPage {
  /** The demo's uniqueId. */
  readonly demo: string;
  /** The beginning of its pages' addresses. */
  readonly base: string;
  /** Path of the page below the demo's address. */
  readonly page: string;
  readonly language: string;
  /** Token of the link that the page was opened with. */
  readonly to: string | undefined;
}

export function readPanelPage(): PanelPage {
  const { demo = '', base = '', page = '/' } = document.documentElement.dataset;
  const to = new URLSearchParams(location.search).get('to') ?? undefined;
  return { demo, base, page, language: document.documentElement.lang, to };
}

/** Opens the demo's other pages by the same link. */
export function addTokenToLinks({ base, to }: PanelPage): void {
  if (to === undefined) return;
  for (const link of document.links)
    if (link.host === location.host && link.pathname.startsWith(base))
      link.search = location.search;
}
