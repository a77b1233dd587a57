import robotsParser from 'robots-parser';
import { agentName } from './send-request.ts';
import type { Fetcher } from './fetch-document.ts';
import { decodeText } from './decode-text.ts';

// Maximum length of a pattern; longer ones cost quadratic time.
const maxFileLength = 30_000;
const maxLineLength = 200;
const maxPathLength = 500;

/**
 * Whether the site's robots.txt allows our agent to read `url`. A file that is missing, late or
 * unreadable allows all.
 */
export async function isAllowedByRobots(
  fetcher: Fetcher,
  url: URL,
  signal: AbortSignal,
): Promise<boolean> {
  const address = new URL('/robots.txt', url);
  const file = await fetcher.fetch(address, 'robots', signal).catch(() => undefined);
  if (file === undefined || file === 'late' || file.status !== 200 || file.bytes === undefined)
    return true;
  const lines = decodeText(file.bytes.subarray(0, maxFileLength), file.type).split(/\r\n?|\n/u);
  const text = lines.filter((line) => line.length <= maxLineLength).join('\n');
  return (
    robotsParser(address.href, text).isAllowed(
      url.origin + url.pathname.slice(0, maxPathLength),
      agentName,
    ) !== false
  );
}
