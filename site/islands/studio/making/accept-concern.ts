import { demoWords } from '../../../../templates-data/model/demo-words.ts';
import { $content, $origins, $shown, chooseValue } from '../draft/draft-store.ts';
import type { Origin } from '../draft/origin.ts';
import { patchContent } from '../content/content-store.ts';
import { kitFor } from '../content/kit-store.ts';
import { shownDemo } from '../content/shown-demo.ts';
import { typeText } from '../content/text-store.ts';
import { choosePicture } from '../pictures/picture-store.ts';
import { isUncertain } from '../fields/origin-words.ts';
import type { Concern } from './send-check.ts';

/** An origin that a person has confirmed. */
function confirmed<Known extends Origin | undefined>(origin: Known): Known {
  return origin && isUncertain(origin) ? { ...origin, confidence: 1 } : origin;
}

/** The label of the button that settles a finding; undefined if none can. */
export function acceptLabel({ kind, way }: Concern): 'It is right' | 'Keep' | undefined {
  if (kind === 'uncertain') return 'It is right';
  if (kind !== 'hint') return undefined;
  const isUnchanged =
    way.to === 'picture' ||
    (way.to === 'text' && way.key === 'about.text') ||
    (way.to === 'field' && way.name === 'callToAction');
  return isUnchanged ? 'Keep' : undefined;
}

/**
 * Settles a finding without changing the page: a scanned value is confirmed, or the trade's default
 * becomes the agency's choice.
 */
export function acceptConcern({ kind, way }: Concern): void {
  const content = $content.get();
  if (kind === 'uncertain') {
    if (way.to === 'field') $origins.setKey(way.name, confirmed($origins.get()[way.name]));
    if (way.to === 'list')
      patchContent({
        lists: {
          ...content.lists,
          [way.name]: content.lists[way.name].map((entry) => ({
            ...entry,
            origin: confirmed(entry.origin),
          })),
        },
        origins: { ...content.origins, [way.name]: confirmed(content.origins[way.name]) },
      });
    if (way.to === 'text') {
      const name = `texts.${way.key}` as const;
      patchContent({ origins: { ...content.origins, [name]: confirmed(content.origins[name]) } });
    }
    return;
  }
  const demo = { ...shownDemo(), overrides: $shown.get() };
  const kit = kitFor(demo);
  if (!kit) return;
  if (way.to === 'picture') choosePicture(way.place, { set: kit.trade.places[way.place] ?? '' });
  if (way.to === 'field') chooseValue(way.name, demoWords(demo, kit)['hero.action'] ?? '');
  if (way.to === 'text') typeText(way.key, demoWords(demo, kit)[way.key] ?? '');
}
