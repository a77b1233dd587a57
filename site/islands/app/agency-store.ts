import { atom } from 'nanostores';
import { readAgency, type Agency } from '../../../service/contract/agency.ts';
import { callService } from '../ui/call-service.ts';

/** The agency one works in; undefined until it is known, `failed` where it could not be read. */
export const $agency = atom<Agency | 'failed' | undefined>();

/** Reads the agency again. What is shown of it stays until then. */
export async function loadAgency(): Promise<void> {
  const result = await callService(readAgency);
  if (result.ok) $agency.set(result.reply);
  else if (typeof $agency.get() !== 'object') $agency.set('failed');
}
