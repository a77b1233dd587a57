type Header = (name: string) => string | undefined;

/** Mail scanners that identify themselves; most pretend to be a browser. */
export const mailScanners =
  /barracuda|mimecast|proofpoint|urldefense|safelinks|ms-?office|microsoft outlook|messagelabs|ironport|fortinet|fortiguard|trellix|fireeye|zscaler|forcepoint|hornetsecurity|mailscanner|spamassassin|googleimageproxy|yahoomailproxy|virustotal|urlscan|phishtank|google-safety/iu;

/**
 * User agents of programs: search engines, link previews, monitors, automated browsers, and HTTP
 * libraries. Apps with a browser of their own (Telegram, Pinterest, Facebook) are not listed; their
 * previews have other names. `bot` alone would match Cubot phones.
 */
const programs =
  /\(compatible;(?! MSIE)|\+https?:|\+mailto:|(?<!cu)bot(?![a-z])|crawl|spider|slurp|scrap|preview|fetcher|fetch\/|headless|phantom|selenium|puppeteer|playwright|webdriver|cypress|lighthouse|pagespeed|gtmetrix|monitor|uptime|pingdom|statuscake|site24x7|checkly|datadog|validator|archiver|externalhit|facebookcatalog|meta-external|embedly|iframely|vkshare|flipboardproxy|mediapartners|apis-google|google-(?:read-aloud|inspectiontool)|curl|wget|libwww|python|aiohttp|httpx|okhttp|axios|node-fetch|undici|go-http-client|java\/|ruby|perl|php\/|postman|insomnia/iu;

/** A cache by name; nearly all pages are requested by the same few browsers. */
const known = new Map<string, boolean>();
const maxKnown = 2000;

/** Whether a name is that of a browser and of no program. */
function isBrowser(userAgent: string): boolean {
  const before = known.get(userAgent);
  if (before !== undefined) return before;
  // All browsers' names begin like this:
  // https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/User-Agent
  const isNamed =
    userAgent.startsWith('Mozilla/') && !programs.test(userAgent) && !mailScanners.test(userAgent);
  if (known.size >= maxKnown) known.clear();
  known.set(userAgent, isNamed);
  return isNamed;
}

/** Whether a browser prefetches a page. */
export function fetchesAhead(header: Header): boolean {
  return ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
    /prefetch|prerender|preview/iu.test(header(name) ?? ''),
  );
}

/** Whether a request looks like a person's: from a browser, and not a prefetch. */
export function isPerson(header: Header): boolean {
  return isBrowser(header('user-agent') ?? '') && !fetchesAhead(header);
}
