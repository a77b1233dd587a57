import { atom } from 'nanostores';
import type { demoHours, HoursView } from '../../../../templates-data/model/demo-hours.ts';
import type { DemoKit } from '../../../../templates-data/model/demo-kit.ts';
import type { DemoValues } from '../../../../templates-data/model/demo-values.ts';

/**
 * Reads opening hours. With the languages and time zones it knows it is 9 kB compressed, so it is
 * fetched when a draft has hours for the first time.
 */
export const $hoursReader = atom<typeof demoHours | undefined>();

let isUnderWay = false;

function fetchReader(): void {
  if (isUnderWay) return;
  isUnderWay = true;
  import('../../../../templates-data/model/demo-hours.ts')
    .then(
      (reader) => $hoursReader.set(reader.demoHours),
      // The page is shown without a table of hours; the next change tries again.
      () => undefined,
    )
    .finally(() => {
      isUnderWay = false;
    });
}

let last: { key: string; kit: DemoKit; view: HoursView | undefined } | undefined;

/** The hours of a draft as a table. A key in another field does not read them again. */
export function hoursFor(demo: DemoValues, kit: DemoKit): HoursView | undefined {
  const { hours = '', phone = '', address = '' } = demo.overrides;
  if (hours === '') return undefined;
  const read = $hoursReader.get();
  if (!read) {
    fetchReader();
    return undefined;
  }
  const { language = '', sourceUrl = '' } = demo.lists;
  const key = [hours, phone, address, language, sourceUrl].join('\n');
  if (last?.key !== key || last.kit !== kit) last = { key, kit, view: read(demo, kit) };
  return last.view;
}
