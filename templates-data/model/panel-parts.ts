/** What the panel on a demo's page can offer its visitors to answer with. */
export const panelParts = ['comments', 'choices', 'approval'] as const;
type PanelPart = (typeof panelParts)[number];

/** How many palettes, and how many headlines, an agency offers besides the demo's own. */
export const maxLooks = 3;

/**
 * The parts that are switched on, in their order. An approval alone is asked for by mail, without a
 * panel.
 */
export function shownParts(
  panel: Readonly<Partial<Record<PanelPart, unknown>>> | null | undefined,
): readonly PanelPart[] {
  const parts = panelParts.filter((part) => panel?.[part] === true);
  return parts.some((part) => part !== 'approval') ? parts : [];
}
