import { textKeys } from '../../../../templates-data/model/text-keys.ts';
import type { OriginName } from './client-content.ts';
import { patchContent } from './content-store.ts';
import { $content, endRun, rememberStep } from '../draft/draft-store.ts';
import { typedOver } from '../draft/origin.ts';
import { sections } from '../../../../templates-data/model/sections.ts';

/** Replaces texts of the template. Each change of one key is one step of the history. */

const outer = { header: 'Header', footer: 'Footer' } as const;

/** The studio's name for the section of a text. */
function sectionLabel(section: keyof typeof sections | keyof typeof outer): string {
  return section === 'header' || section === 'footer' ? outer[section] : sections[section].label;
}

/** The label of a text in the history: `About: Headline`. */
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
      : {
          texts: { ...others, [key]: text },
          origins: { ...otherOrigins, [name]: typedOver(origins[name], texts[key] ?? '') },
        },
  );
}

/** Writes one keystroke into a text. */
export function typeText(key: string, text: string): void {
  if ($content.get().texts[key] === text) return;
  rememberStep({ label: textLabel(key), field: `texts.${key}` });
  write(key, text);
}

/**
 * Ends the editing of a text; a required text that was left blank shows the template's words again.
 */
export function leaveText(key: string): void {
  const text = $content.get().texts[key];
  if (text === undefined || text === null || text.trim() !== '') {
    endRun();
    return;
  }
  // Part of the same step of the history.
  write(key, textKeys[key]?.needed === true ? undefined : null);
  endRun();
}

/** Restores the template's words. */
export function resetText(key: string): void {
  if (!(key in $content.get().texts)) return;
  endRun();
  rememberStep({ label: `Reset ${textLabel(key)}` });
  write(key, undefined);
}

/** Hides a text. */
export function hideText(key: string): void {
  if (textKeys[key]?.needed === true) return;
  endRun();
  rememberStep({ label: `Hide ${textLabel(key)}` });
  write(key, null);
}

export function resetAllTexts(): void {
  const { origins } = $content.get();
  endRun();
  rememberStep({ label: 'Reset all texts' });
  patchContent({
    texts: {},
    origins: Object.fromEntries(
      Object.entries(origins).filter(([name]) => !name.startsWith('texts.')),
    ),
  });
}
