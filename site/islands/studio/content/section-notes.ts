import type { ListName } from '../../../../templates-data/model/content-rules.ts';
import {
  sampleSections,
  type SampleSection,
  type SectionId,
} from '../../../../templates-data/model/sections.ts';
import { $content, $draft } from '../draft/draft-store.ts';
import { sectionOfList, type PanelName } from '../shell/jump-to-field.ts';
import { $kit } from './kit-store.ts';

/** The number of items in a section, or why it is not on the page. */
export function sectionNote(id: SectionId, isHidden: boolean, isOn: boolean): string {
  const isFilled = countItems(id) > 0;
  const { scannedUrl } = $draft.get();
  const isScanned = scannedUrl !== '' || $content.get().sourceUrl !== '';
  const list = findList(id);
  if (id === 'banner' && !isHidden && !isOn) return 'left out beside the opening or the form';
  if (isHidden) return list && !isFilled && isScanned ? 'hidden, none on their site' : 'hidden';
  if (!isOn) return list && isScanned ? 'left out, none on their site' : 'left out, nothing yet';
  if (list === undefined) return '';
  const { samples } = $content.get();
  const count = countItems(id);
  if (count > 0) return String(count);
  if (samples.some((one) => one === id)) return 'example';
  return id === 'services' ? 'typical of the trade' : '';
}

/** The list that a section shows, if any. */
export function findList(id: PanelName): ListName | undefined {
  const [list] = Object.entries(sectionOfList).find(([, section]) => section === id) ?? [];
  return list as ListName | undefined;
}

function countItems(id: SectionId): number {
  const list = findList(id);
  return list === undefined ? 0 : $content.get().lists[list].length;
}

/** Whether a section shows entries of the client, or the trade's example. */
export function hasItems(id: SectionId): boolean {
  return countItems(id) > 0 || $content.get().samples.some((one) => one === id);
}

/** Whether a section is listed even without content, because most websites have it. */
export function isUsual(id: SectionId): boolean {
  return sampleSections.some((one) => one === id);
}

/** Whether the trade has an example for a section without content of the client. */
export function hasExample(id: SectionId): id is SampleSection {
  const named = $kit.get();
  const isSample = sampleSections.some((one) => one === id);
  return (
    isSample &&
    typeof named === 'object' &&
    named.kit.industry.samples[id as SampleSection].length > 0
  );
}
