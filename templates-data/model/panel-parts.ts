/** The parts of the panel on a demo's page, with which visitors answer. */
export const panelParts = ['comments', 'choices', 'approval'] as const;
type PanelPart = (typeof panelParts)[number];

/** The maximum number of offered palettes, and of offered headlines, besides the demo's own. */
export const maxLooks = 3;

/**
 * The parts that are switched on, in order. An approval alone is requested by mail, without a
 * panel.
 */
export function shownParts(
  panel: Readonly<Partial<Record<PanelPart, unknown>>> | null | undefined,
): readonly PanelPart[] {
  const parts = panelParts.filter((part) => panel?.[part] === true);
  return parts.some((part) => part !== 'approval') ? parts : [];
}
