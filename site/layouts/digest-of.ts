import { createHash } from 'node:crypto';

/** What a content security policy calls a script or style that stands in the page. */
export function digestOf(content: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
