import { atom } from 'nanostores';
import type { Demo } from '../../../../service/contract/demos.ts';
import { callService } from '../../ui/call-service.ts';
import { toast } from '../../ui/toast-store.ts';
import { dropLocalDemo, localDemos } from '../local-demos.ts';

/** A demo as the list shows it. */
export interface ListedDemo {
  readonly uniqueId: string;
  readonly name: string;
  readonly industry: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
  readonly visits: number | undefined;
  /** Kept in this browser only. */
  readonly local: boolean;
}

export type Library =
  | { readonly at: 'loading' }
  | { readonly at: 'listed'; readonly demos: readonly ListedDemo[]; readonly signIn: boolean }
  | { readonly at: 'failed'; readonly demos: readonly ListedDemo[] };

export const $library = atom<Library>({ at: 'loading' });

function localOnes(): readonly ListedDemo[] {
  return localDemos().map(({ uniqueId, values, expires }) => ({
    uniqueId,
    name: values.businessName ?? uniqueId,
    industry: values.industry ?? '',
    expires,
    visits: undefined,
    local: true,
  }));
}

export async function loadLibrary(): Promise<void> {
  if ($library.get().at === 'failed') $library.set({ at: 'loading' });
  const result = await callService<readonly Demo[]>('GET', '/api/demos');
  if (result.ok) {
    const saved = result.reply.map(({ uniqueId, name, industry, expiresAt, visits }): ListedDemo => ({
      uniqueId,
      name,
      industry,
      expires: Date.parse(expiresAt),
      visits,
      local: false,
    }));
    const isSaved = new Set(saved.map(({ uniqueId }) => uniqueId));
    const demos = [...localOnes().filter(({ uniqueId }) => !isSaved.has(uniqueId)), ...saved];
    $library.set({ at: 'listed', demos, signIn: false });
    return;
  }
  if (result.status === 401) {
    $library.set({ at: 'listed', demos: localOnes(), signIn: true });
    return;
  }
  $library.set({ at: 'failed', demos: localOnes() });
  toast({ title: 'Error loading demos', description: 'Please try refreshing the page', destructive: true });
}

/** Deletes a demo; whether it worked. */
export async function deleteDemo({ uniqueId, local }: ListedDemo): Promise<boolean> {
  if (local) dropLocalDemo(uniqueId);
  else {
    const result = await callService('DELETE', `/api/demos/${encodeURIComponent(uniqueId)}`);
    if (!result.ok && result.status !== 404) {
      toast({ title: 'Error deleting demo', description: result.error.error, destructive: true });
      return false;
    }
  }
  const library = $library.get();
  if (library.at !== 'loading') {
    $library.set({ ...library, demos: library.demos.filter((demo) => demo.uniqueId !== uniqueId) });
  }
  toast({ title: 'Demo deleted', description: 'removed from your library' });
  return true;
}

const day = 24 * 60 * 60 * 1000;

/** How long a link still works, in words. */
export function expiryWords(expires: number, now = Date.now()): string {
  const days = Math.ceil((expires - now) / day);
  if (days <= 0) return 'Expired';
  return days === 1 ? 'Expires within a day' : `Expires in ${days} days`;
}
