import { paths } from '../../../paths.ts';
import { $settings } from '../../auth/settings-store.ts';
import type { LibraryDemo } from '../../library/library-demo.ts';

/** The absolute address of a demo, to be sent to a client. */
export function linkOf(uniqueId: string): string {
  const origin = $settings.get()?.demoOrigin ?? window.location.origin;
  return `${origin}${paths.savedDemo(uniqueId)}`;
}

/** The absolute address of a demo in the library; a demo stored in this browser only opens here. */
export function linkTo({
  uniqueId,
  address,
  local,
}: Pick<LibraryDemo, 'uniqueId' | 'address' | 'local'>): string {
  return local ? window.location.origin + address : linkOf(uniqueId);
}
