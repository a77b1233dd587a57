import type { ProgramKind } from '../contract/signals.ts';
import { fetchesAhead, isPerson, mailScanners } from '../visits/is-person.ts';

/** User agent patterns of programs by their purpose; the first match counts. */
const names: readonly (readonly [ProgramKind, RegExp])[] = [
  ['mail_scanner', mailScanners],
  [
    'link_preview',
    /whatsapp|telegrambot|slack|discord|linkedin|facebookexternalhit|facebookcatalog|meta-external|twitterbot|skypeuripreview|teams|viber|signal|snap|pinterest|reddit|mastodon|bluesky|cardyb|embedly|iframely|vkshare|flipboard|applebot|line-poker|kakaotalk|zoom|preview/iu,
  ],
  [
    'monitor',
    /monitor|uptime|pingdom|statuscake|site24x7|newrelic|datadog|checkly|betterstack|freshping|nagios|zabbix|blackbox|lighthouse|pagespeed|gtmetrix|validator/iu,
  ],
  ['headless', /headless|phantom|selenium|puppeteer|playwright|webdriver|cypress/iu],
  ['crawler', /bot|crawl|spider|slurp|archiver|mediapartners|apis-google/iu],
];

/**
 * The kind of program behind a request; undefined for a browser. A mail scanner may use a real
 * browser: only interaction on the page shows a person.
 */
export function describeProgram(
  method: string,
  header: (name: string) => string | undefined,
): ProgramKind | undefined {
  if (method !== 'HEAD' && isPerson(header)) return undefined;
  const userAgent = header('user-agent') ?? '';
  const named = names.find(([, pattern]) => pattern.test(userAgent))?.[0];
  if (named !== undefined) return named;
  if (fetchesAhead(header)) return 'prefetch';
  return method === 'HEAD' ? 'head' : 'library';
}
