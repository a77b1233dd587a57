import type { ProgramKind } from '../contract/signals.ts';
import { fetchesAhead, isPerson, mailScanners } from '../visits/is-person.ts';

/** What programs call themselves, by what they open links for; the first that fits counts. */
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
 * What kind of program a request is from; undefined for what looks like a browser with somebody
 * before it. A current browser that a mail scanner drives looks like that too: whether there was a
 * person shows only by what is done on the page.
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
