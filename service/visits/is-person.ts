/**
 * Names of programs: search engines, link previews of chat and mail apps, monitors, automated
 * browsers, and HTTP libraries. Apps in whose browser people read (Telegram, Pinterest, Facebook)
 * are not listed; their previews have other names. `bot` alone would match Cubot phones.
 */
const programs =
  /(?<!cu)bot(?![a-z])|crawl|spider|slurp|scrap|preview|fetcher|fetch\/|headless|phantom|selenium|puppeteer|playwright|lighthouse|pagespeed|monitor|uptime|pingdom|validator|archiver|externalhit|facebookcatalog|meta-external|embedly|iframely|vkshare|flipboardproxy|mediapartners|apis-google|google-(?:safety|read-aloud|inspectiontool)|curl|wget|libwww|python|aiohttp|httpx|okhttp|axios|node-fetch|undici|go-http-client|java\/|ruby|perl|php\/|postman|insomnia/iu;

/** Whether a request looks like a person's: a browser that names itself, and no prefetch. */
export function isPerson(header: (name: string) => string | undefined): boolean {
  const userAgent = header('user-agent') ?? '';
  // Every browser's name begins like this:
  // https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/User-Agent
  if (!userAgent.startsWith('Mozilla/') || programs.test(userAgent)) return false;
  const purpose = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map(
    (name) => header(name) ?? '',
  );
  return !purpose.some((value) => /prefetch|prerender|preview/iu.test(value));
}
