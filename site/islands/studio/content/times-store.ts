import { atom } from 'nanostores';
import type { demoTimes, DemoTimes } from '../../../../templates-data/model/demo-times.ts';
import type { DemoKit } from '../../../../templates-data/model/demo-kit.ts';
import type { DemoValues } from '../../../../templates-data/model/demo-values.ts';

/**
 * Reads opening hours and dates. The module is 9 kB compressed, with languages and time zones, so
 * it is fetched when a draft first has hours or dates.
 */
export const $timesReader = atom<typeof demoTimes | undefined>();

let isUnderWay = false;

function fetchReader(): void {
  if (isUnderWay) return;
  isUnderWay = true;
  import('../../../../templates-data/model/demo-times.ts')
    .then(
      (reader) => $timesReader.set(reader.demoTimes),
      // The page is shown without hours and dates; the next change tries again.
      () => undefined,
    )
    .finally(() => {
      isUnderWay = false;
    });
}

let last: { key: string; kit: DemoKit; times: DemoTimes } | undefined;

/** The times of a draft, computed again only when hours or dates change. */
export function timesFor(demo: DemoValues, kit: DemoKit): DemoTimes | undefined {
  const { hours = '', phone = '', address = '' } = demo.overrides;
  const { language = '', sourceUrl = '', events, priceList } = demo.lists;
  if (hours === '' && !events && !priceList) return undefined;
  const read = $timesReader.get();
  if (!read) {
    fetchReader();
    return undefined;
  }
  const key = JSON.stringify([hours, phone, address, language, sourceUrl, events]);
  if (last?.key !== key || last.kit !== kit)
    last = { key, kit, times: read(demo, kit, Date.now()) };
  return last.times;
}
