import { isPagePath, pages, sections } from '../../../../templates-data/model/sections.ts';
import type { ClientContent } from '../content/client-content.ts';
import { $page, jumpToText } from '../shell/jump-to-field.ts';
import { resetSections, showPage, showSample } from '../content/section-store.ts';
import { resetText, textLabel } from '../content/text-store.ts';

/** One thing in which a demo differs from its template. */
export interface DraftChange {
  readonly id: string;
  readonly kind: 'text' | 'section' | 'page' | 'example';
  readonly label: string;
  readonly detail: string;
  readonly go: () => void;
  readonly reset: () => void;
}

/** All texts that were replaced or hidden, and what was done to sections and pages. */
export function listChanges({
  texts,
  sections: ordered,
  hiddenPages,
  samples,
}: ClientContent): readonly DraftChange[] {
  return [
    ...Object.entries(texts).map(([key, text]): DraftChange => ({
      id: `texts.${key}`,
      kind: 'text',
      label: textLabel(key),
      detail: text === null || text.trim() === '' ? 'not shown' : text,
      go: () => jumpToText(key),
      reset: () => resetText(key),
    })),
    ...Object.entries(ordered).flatMap(([page, { order, hidden = [] }]): DraftChange[] => {
      if (!isPagePath(page)) return [];
      const details = [
        order ? 'another order' : '',
        hidden.length > 0 ? `hidden: ${hidden.map((id) => sections[id].label).join(', ')}` : '',
      ];
      return [
        {
          id: `sections.${page}`,
          kind: 'section',
          label: `Sections of ${pages[page].label}`,
          detail: details.filter((one) => one !== '').join('; '),
          go: () => $page.set(page),
          reset: () => resetSections(page),
        },
      ];
    }),
    ...hiddenPages.map((page): DraftChange => ({
      id: `page.${page}`,
      kind: 'page',
      label: `Page ${pages[page].label}`,
      detail: 'hidden',
      go: () => document.getElementById(`f-page-${page}`)?.focus(),
      reset: () => showPage(page, true),
    })),
    ...samples.map((section): DraftChange => ({
      id: `sample.${section}`,
      kind: 'example',
      label: `Example of ${sections[section].label}`,
      detail: 'switched on',
      go: () => document.getElementById(`f-section-${section}`)?.focus(),
      reset: () => showSample(section, false),
    })),
  ];
}
