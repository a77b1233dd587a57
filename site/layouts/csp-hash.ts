import { createHash } from 'node:crypto';

/** The hash of an inline script or style for a content security policy. */
export function cspHash(content: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
