import type { SectionId } from './sections.ts';

/**
 * How a site is drawn: its type, grid, pictures and motion. `site/firm/designs/` has a folder for
 * each.
 */
export const designs = [
  'law',
  'finance',
  'real-estate',
  'technology',
  'menu',
  'yard',
  'courtyard',
] as const;
export type Design = (typeof designs)[number];

/** The designs' names, as people choose them. */
export const designLabels: Readonly<Record<Design, string>> = {
  law: 'Chambers',
  finance: 'Report',
  'real-estate': 'Monograph',
  technology: 'Console',
  menu: 'Menu',
  yard: 'Yard',
  courtyard: 'Courtyard',
};

/** Whether a design draws its opening, and shows a photograph there only when one was chosen. */
export function drawsOpening(design: Design): boolean {
  return design === 'courtyard';
}

/** Sections that a design shows directly below the opening, until the agency moves them. */
export function firstSections(design: Design): readonly SectionId[] {
  return design === 'courtyard' ? ['timetable', 'events'] : [];
}
