import { atom } from 'nanostores';
import { readAgency, type Agency } from '../../../service/contract/agency.ts';
import { callService } from '../ui/call-service.ts';

/** The current agency; undefined until it is loaded, `failed` if that was not possible. */
export const $agency = atom<Agency | 'failed' | undefined>();

/** Loads the agency; until then the previous state stays. */
export async function loadAgency(): Promise<void> {
  const result = await callService(readAgency);
  if (result.ok) $agency.set(result.reply);
  else if (typeof $agency.get() !== 'object') $agency.set('failed');
}
