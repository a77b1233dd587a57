import { paths } from '../../../paths.ts';
import { $settings } from '../../auth/settings-store.ts';

/** The whole address of a demo, to be sent to a client. */
export function linkOf(uniqueId: string): string {
  const origin = $settings.get()?.demoOrigin ?? window.location.origin;
  return `${origin}${paths.savedDemo(uniqueId)}`;
}
