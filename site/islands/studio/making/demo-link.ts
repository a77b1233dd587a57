import { paths } from '../../../paths.ts';
import { $session } from '../../auth/session-store.ts';
import { $settings } from '../../auth/settings-store.ts';
import type { LibraryDemo } from '../../library/library-demo.ts';

/**
 * The absolute address of a demo for its client: under the agency's own domain where it has
 * chosen one.
 */
export function demoAddress({
  uniqueId,
  slug = '',
  local = false,
}: {
  readonly uniqueId: string;
  readonly slug?: string;
  readonly local?: boolean;
}): string {
  const session = $session.get();
  const own = session.status === 'signed-in' ? session.user.agency.linkOrigin : null;
  if (own !== null && !local) return `${own}/${slug || uniqueId}`;
  const origin = $settings.get()?.demoOrigin ?? window.location.origin;
  return `${origin}${paths.savedDemo(uniqueId)}`;
}

/** The absolute address of a demo in the library; a demo stored in this browser only opens here. */
export function libraryDemoAddress({
  uniqueId,
  slug,
  address,
  local,
}: Pick<LibraryDemo, 'uniqueId' | 'slug' | 'address' | 'local'>): string {
  return local ? window.location.origin + address : demoAddress({ uniqueId, slug });
}
