import { paths } from '../../../paths.ts';

/** The whole address of a demo, to be sent to a client. */
export function linkOf(uniqueId: string): string {
  return `${window.location.origin}${paths.savedDemo(uniqueId)}`;
}
