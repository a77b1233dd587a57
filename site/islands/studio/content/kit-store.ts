import { atom } from 'nanostores';
import {
  chooseDesign,
  kitNames,
  likelyDesign,
  type DemoKit,
} from '../../../../templates-data/model/demo-kit.ts';
import type { DemoValues } from '../../../../templates-data/model/demo-values.ts';
import type { Design } from '../../../../templates-data/model/designs.ts';
import { fetchKit } from '../../../overrides/fetch-kit.ts';

interface NamedKit {
  /** The arguments of the request. */
  readonly name: string;
  readonly kit: DemoKit;
}

/** The kit of the current draft; `missing` when it could not be fetched. */
export const $kit = atom<NamedKit | 'missing' | undefined>();

let requestedKey = '';

function kitKey(demo: DemoValues): string {
  const { industry, words, trade = '' } = kitNames(demo);
  return [industry, trade, words].join('/');
}

/**
 * The kit of a demo if it is cached; otherwise starts fetching it, and `$kit` changes when it
 * arrives.
 */
export function kitFor(demo: DemoValues): DemoKit | undefined {
  const name = kitKey(demo);
  const current = $kit.get();
  if (typeof current === 'object' && current.name === name) return current.kit;
  if (requestedKey !== name) {
    requestedKey = name;
    void fetchKit(demo).then(
      (kit) => {
        if (requestedKey === name) $kit.set({ name, kit });
      },
      () => {
        if (requestedKey !== name) return;
        requestedKey = '';
        $kit.set('missing');
      },
    );
  }
  return undefined;
}

let lastDesign: Design | undefined;

/**
 * The design of a demo; while its kit is fetched, the previous design, so that no page is loaded
 * for a moment only.
 */
export function designFor(demo: DemoValues): Design | undefined {
  const kit = kitFor(demo);
  if (kit) lastDesign = chooseDesign(demo, kit);
  else if ($kit.get() === 'missing') lastDesign ??= likelyDesign(demo.overrides, demo.lists);
  return lastDesign;
}
