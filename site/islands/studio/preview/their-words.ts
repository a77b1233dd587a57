/** The client's own words, which the agency replaced. */
import { slots } from '../../../../templates-data/model/slots.ts';
import { patchContent } from '../content/content-store.ts';
import { textLabel } from '../content/text-store.ts';
import { $content, $origins, endRun, rememberStep, setValues } from '../draft/draft-store.ts';
import { theirWords } from '../draft/origin.ts';
import { ownText, type Target } from './preview-spots.ts';

function findTheirs(target: Target): ReturnType<typeof theirWords> {
  if (target.kind === 'slot') return theirWords($origins.get()[target.name]);
  return target.kind === 'text'
    ? theirWords($content.get().origins[`texts.${target.key}`])
    : undefined;
}

/** The words that were replaced in a target; undefined when it has none, or shows them. */
export function findClientWords(target: Target): string | undefined {
  const words = findTheirs(target)?.words;
  return words === ownText(target) ? undefined : words;
}

/** Brings them back with their origin, as a step that can be undone. */
export function restoreTheirWords(target: Target): void {
  const theirs = findTheirs(target);
  if (!theirs) return;
  const { words, ...origin } = theirs;
  endRun();
  if (target.kind === 'slot')
    setValues(
      { [target.name]: words },
      { [target.name]: origin },
      `Their words: ${slots[target.name].label}`,
    );
  if (target.kind !== 'text') return;
  rememberStep({ label: `Their words: ${textLabel(target.key)}` });
  const { texts, origins } = $content.get();
  patchContent({
    texts: { ...texts, [target.key]: words },
    origins: { ...origins, [`texts.${target.key}`]: origin },
  });
}
