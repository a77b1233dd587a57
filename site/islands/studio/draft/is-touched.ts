import { slotNames } from '../../../../templates-data/model/slots.ts';
import { noContent } from '../content/client-content.ts';
import { $content, $draft, $origins } from './draft-store.ts';
import { standardFeatures } from '../fields/industry-choices.ts';

/** Whether the wizard contains anything that a person would miss. */
export function isTouched(): boolean {
  const { url, scannedUrl, features, editing, made } = $draft.get();
  return (
    url.trim() !== '' ||
    scannedUrl !== '' ||
    editing !== undefined ||
    made !== undefined ||
    features !== standardFeatures ||
    $content.get() !== noContent ||
    slotNames.some((name) => $origins.get()[name] !== undefined)
  );
}
