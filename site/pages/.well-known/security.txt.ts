import { platform } from '../../landing/copy.ts';
import { paths } from '../../paths.ts';

/** RFC 9116 recommends less than a year. */
const validMs = 360 * 24 * 60 * 60 * 1000;

/** The contact for security reports: https://www.rfc-editor.org/rfc/rfc9116 */
export function GET({ site }: { site: URL | undefined }): Response {
  const address = (path: string): string => (site ? new URL(path, site).href : path);
  const lines = [
    `Contact: ${platform.links.developerContact}`,
    `Expires: ${new Date(Date.now() + validMs).toISOString().replace(/\.\d+Z$/u, 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${address('/.well-known/security.txt')}`,
    `Policy: ${address(paths.security)}`,
  ];
  return new Response(`${lines.join('\n')}\n`);
}
