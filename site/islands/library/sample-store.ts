import { atom } from 'nanostores';
import { readSample } from '../../../service/contract/sample.ts';
import { callService } from '../ui/call-service.ts';

interface Sample {
  readonly uniqueId: string;
  readonly link: string;
}

/** The sample of the agency; undefined until it is known, or where the service is not reached. */
export const $sample = atom<Sample | undefined>();

export async function loadSample(): Promise<void> {
  // The sample of another agency is not shown while it loads.
  $sample.set(undefined);
  const result = await callService(readSample);
  if (result.ok) $sample.set(result.reply);
}

const hiddenKey = 'sample-hidden';

function wasHidden(): boolean {
  try {
    return localStorage.getItem(hiddenKey) !== null;
  } catch {
    return false;
  }
}

/** Whether a person has put the sample away, in this browser. */
export const $isSampleHidden = atom(wasHidden());

export function hideSample(): void {
  $isSampleHidden.set(true);
  try {
    localStorage.setItem(hiddenKey, '1');
  } catch {
    // A browser that keeps no site data: it is away until the page is left.
  }
}
