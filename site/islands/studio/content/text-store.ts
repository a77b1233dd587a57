import { textKeys } from '../../../../templates-data/model/text-keys.ts';
import type { OriginName } from './client-content.ts';
import { patchContent, typed } from './content-store.ts';
import { $content, endRun, remember } from '../draft/draft-store.ts';
import { sections } from '../../../../templates-data/model/sections.ts';

/** Replaces texts of the template: one key at a time, each a step that can be taken back. */

const outer = { header: 'Header', footer: 'Footer' } as const;

/** What the studio calls the section of a text. */
export function sectionLabel(section: keyof typeof sections | keyof typeof outer): string {
  return section === 'header' || section === 'footer' ? outer[section] : sections[section].label;
}

/** `About: Headline`. */
export function textLabel(key: string): string {
  const rule = textKeys[key];
  return rule ? `${sectionLabel(rule.section)}: ${rule.label}` : key;
}

function write(key: string, text: string | null | undefined): void {
  const { texts, origins } = $content.get();
  const name: OriginName = `texts.${key}`;
  const { [key]: _, ...others } = texts;
  const { [name]: __, ...otherOrigins } = origins;
  patchContent(
    text === undefined
      ? { texts: others, origins: otherOrigins }
      : { texts: { ...others, [key]: text }, origins: { ...otherOrigins, [name]: typed } },
  );
}

/** One key in a text. */
export function typeText(key: string, text: string): void {
  if ($content.get().texts[key] === text) return;
  remember({ label: textLabel(key), field: `texts.${key}` });
  write(key, text);
}

/** Leaves a text: one that is needed and was left blank shows the template's words again. */
export function leaveText(key: string): void {
  const text = $content.get().texts[key];
  if (text === undefined || text === null || text.trim() !== '') {
    endRun();
    return;
  }
  // Belongs to the step that emptied it.
  write(key, textKeys[key]?.needed === true ? undefined : null);
  endRun();
}

/** Brings the template's words back. */
export function resetText(key: string): void {
  if (!(key in $content.get().texts)) return;
  endRun();
  remember({ label: `Reset ${textLabel(key)}` });
  write(key, undefined);
}

/** Takes a text off the page. */
export function hideText(key: string): void {
  if (textKeys[key]?.needed === true) return;
  endRun();
  remember({ label: `Hide ${textLabel(key)}` });
  write(key, null);
}

export function resetAllTexts(): void {
  const { origins } = $content.get();
  endRun();
  remember({ label: 'Reset all texts' });
  patchContent({
    texts: {},
    origins: Object.fromEntries(
      Object.entries(origins).filter(([name]) => !name.startsWith('texts.')),
    ),
  });
}
