/** Visits of programs and people: the request for the page, and the beacons of its script. */
interface Ran {
  readonly visibleMs: number;
  readonly interacted: boolean;
}

interface RecordedVisit {
  readonly name: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  /** Beacons in their order; empty where no script ran. */
  readonly runs?: readonly Ran[];
}

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const linux = 'Mozilla/5.0 (X11; Linux x86_64)';
const chrome = `${windows} ${webkit} Chrome/146.0.0.0 Safari/537.36`;
const named = (userAgent: string): RecordedVisit => ({
  name: userAgent.slice(0, 90),
  headers: { 'user-agent': userAgent },
});
/** A current browser without a person: it runs the script, without interaction. */
const silent = (name: string, userAgent: string, ...visible: number[]): RecordedVisit => ({
  name,
  headers: { 'user-agent': userAgent },
  runs: visible.map((visibleMs) => ({ visibleMs, interacted: false })),
});
const moving = (name: string, userAgent: string): RecordedVisit => ({
  name,
  headers: { 'user-agent': userAgent },
  runs: [
    { visibleMs: 2000, interacted: true },
    { visibleMs: 20_000, interacted: true },
  ],
});
const before = (name: string, header: string, value: string): RecordedVisit => ({
  name,
  headers: { 'user-agent': chrome, [header]: value },
  runs: [{ visibleMs: 9000, interacted: true }],
});

const unfurlers = [
  'WhatsApp/2.24.20.89 A',
  'TelegramBot (like TwitterBot)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Slackbot 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'facebookexternalhit/1.1 Facebot Twitterbot/1.0',
  'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
  'Twitterbot/1.0',
  `${windows} ${webkit} SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com`,
  'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com',
  'Viber/13.3.0.8 CFNetwork/1128.0.1 Darwin/19.6.0',
  'Mozilla/5.0 (compatible; Pinterestbot/1.0; +https://www.pinterest.com/bot.html)',
  'Mozilla/5.0 (compatible; redditbot/1.0; +http://www.reddit.com/feedback)',
  'Mastodon/4.3.0 (http.rb/5.2.0; +https://mastodon.example/) Bot',
  'Mozilla/5.0 (compatible; Bluesky Cardyb/1.1; +mailto:support@bsky.app)',
  'Embedly/0.2 (+http://support.embed.ly/)',
  'Mozilla/5.0 (compatible; vkShare; +http://vk.com/dev/Share)',
  `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)`,
  'kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984',
].map(named);

const scanners = [
  'Mozilla/4.0 (compatible; ms-office; MSOffice 16)',
  'Barracuda Sentinel (EE)',
  'Mozilla/5.0 (compatible; Mimecast; +https://www.mimecast.com)',
  'Mozilla/5.0 (compatible; Proofpoint URL Defense)',
  `${windows} ${webkit} Chrome/120.0.0.0 Safari/537.36 GoogleImageProxy`,
  'YahooMailProxy; https://help.yahoo.com/kb/yahoo-mail-proxy-SLN28749.html',
  'Mozilla/5.0 (compatible; urlscan.io)',
  'FortiGuard/1.0',
].map(named);

const machines = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
  'Mozilla/5.0 (compatible; SemrushBot/7~bl; +http://www.semrush.com/bot.html)',
  `${linux} ${webkit}; compatible; GPTBot/1.2; +https://openai.com/gptbot`,
  'Mozilla/5.0 (compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)',
  'Pingdom.com_bot_version_1.4_(http://www.pingdom.com/)',
  `${linux} ${webkit} Chrome/119.0 Safari/537.36 Site24x7`,
  'Mozilla/5.0 (compatible; StatusCake)',
  'Better Uptime Bot Mozilla/5.0',
  `${mac} ${webkit} Chrome/119.0.0.0 Safari/537.36 Chrome-Lighthouse`,
  'ia_archiver (+http://www.alexa.com/site/help/webmasters)',
  'curl/8.5.0',
  'Wget/1.21.4',
  'python-requests/2.32.3',
  'Python/3.12 aiohttp/3.9.5',
  'Go-http-client/2.0',
  'Java/17.0.2',
  'okhttp/4.12.0',
  'axios/1.7.2',
  'node-fetch/1.0 (+https://github.com/bitinn/node-fetch)',
  'PostmanRuntime/7.39.0',
  'Apache-HttpClient/4.5.14 (Java/17.0.2)',
  'Microsoft Office/16.0 (Windows NT 10.0; Microsoft Outlook 16.0.17726; Pro)',
].map(named);

const driven = [
  moving(
    'headless Chrome that moves its pointer',
    `${linux} ${webkit} HeadlessChrome/146.0.0.0 Safari/537.36`,
  ),
  moving('Puppeteer by its name', `${linux} ${webkit} Chrome/146.0 Safari/537.36 puppeteer`),
  moving(
    'PhantomJS',
    `${linux} AppleWebKit/538.1 (KHTML, like Gecko) PhantomJS/2.1.1 Safari/538.1`,
  ),
  silent('a mail scanner with a current Chrome, 12 s after delivery', chrome, 1000, 5000, 12_000),
  silent(
    'SafeLinks before delivery',
    `${windows} ${webkit} Chrome/145.0.0.0 Safari/537.36 Edg/145.0.0.0`,
    1000,
    4000,
  ),
  silent('a sandbox that waits for a minute', chrome, 1000, 30_000, 60_000),
  silent(
    'headless Chrome with stealth',
    `${mac} ${webkit} Chrome/146.0.0.0 Safari/537.36`,
    1000,
    10_000,
  ),
  silent(
    'headless Firefox under its own name',
    'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0',
    3000,
  ),
  silent(
    'a scanner that calls itself an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    8000,
  ),
  silent('a picture of the page taken at once', chrome, 900),
  before('Chrome that fetches before the click', 'sec-purpose', 'prefetch'),
  before('Chrome that renders before the click', 'sec-purpose', 'prefetch;prerender'),
  before('Safari that shows a preview', 'purpose', 'preview'),
  before('Firefox that fetches ahead', 'x-moz', 'prefetch'),
  {
    name: 'HEAD by a scanner with the name of Chrome',
    method: 'HEAD',
    headers: { 'user-agent': chrome },
  },
  {
    name: 'HEAD by Outlook',
    method: 'HEAD',
    headers: { 'user-agent': 'Mozilla/4.0 (compatible; ms-office; MSOffice 16)' },
  },
  { name: 'a request without a name', headers: {} },
] satisfies readonly RecordedVisit[];

export const programs: readonly RecordedVisit[] = [
  ...unfurlers,
  ...scanners,
  ...machines,
  ...driven,
];

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9)';
const browsers: Readonly<Record<string, string>> = {
  'Chrome on Windows': chrome,
  'Chrome on a Mac': `${mac} ${webkit} Chrome/146.0.0.0 Safari/537.36`,
  'Chrome on Linux': `${linux} ${webkit} Chrome/146.0.0.0 Safari/537.36`,
  Edge: `${windows} ${webkit} Chrome/146.0.0.0 Safari/537.36 Edg/146.0.0.0`,
  Opera: `${windows} ${webkit} Chrome/145.0.0.0 Safari/537.36 OPR/118.0.0.0`,
  Vivaldi: `${windows} ${webkit} Chrome/145.0.0.0 Safari/537.36 Vivaldi/7.1`,
  'Firefox on Windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 Firefox/146.0',
  'Firefox on a phone': 'Mozilla/5.0 (Android 15; Mobile; rv:146.0) Gecko/146.0 Firefox/146.0',
  'Safari on a Mac': `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.3 Safari/605.1.15`,
  'Safari on an iPhone': `${iphone} Version/18.3 Mobile/15E148 Safari/604.1`,
  'Safari on an iPad': `Mozilla/5.0 (iPad; CPU OS 18_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.3 Mobile/15E148 Safari/604.1`,
  'Chrome on an iPhone': `${iphone} CriOS/146.0.0.0 Mobile/15E148 Safari/604.1`,
  'Chrome on Android': `${android} ${webkit} Chrome/146.0.0.0 Mobile Safari/537.36`,
  'Samsung Internet': `Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S921B) ${webkit} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
  'a Cubot phone': `Mozilla/5.0 (Linux; Android 13; CUBOT P80) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`,
  'a tablet': `Mozilla/5.0 (Linux; Android 14; SM-X710) ${webkit} Chrome/146.0.0.0 Safari/537.36`,
  'the browser in Facebook': `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/490.0.0.0;FBDV/iPhone16,1]`,
  'the browser in Instagram': `${iphone} Mobile/15E148 Instagram 360.0.0.0 (iPhone16,1; iOS 18_3)`,
  'the browser in LinkedIn': `${iphone} Mobile/15E148 [LinkedInApp]/9.30`,
  'the browser in Telegram': `${android} ${webkit} Version/4.0 Chrome/146.0.0.0 Mobile Safari/537.36 Telegram-Android/11.5`,
  'the browser in Pinterest': `${iphone} Mobile/15E148 [Pinterest/iOS]`,
  'the browser in Slack': `${iphone} Mobile/15E148 Slack/24.11`,
  'the browser in Gmail': `${iphone} GSA/350.0 Mobile/15E148 Safari/604.1`,
  'the browser in Teams': `${windows} ${webkit} Chrome/138.0.0.0 Safari/537.36 Teams/25.1`,
  DuckDuckGo: `${iphone} Version/18.3 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`,
  Brave: `${windows} ${webkit} Chrome/146.0.0.0 Safari/537.36`,
};

const person = (
  name: string,
  browser: string,
  ...runs: Ran[]
): Required<Omit<RecordedVisit, 'method'>> => ({
  name,
  headers: { 'user-agent': browsers[browser] ?? chrome },
  runs,
});

export const people: readonly Required<Omit<RecordedVisit, 'method'>>[] = [
  ...Object.keys(browsers).map((browser) =>
    person(
      browser,
      browser,
      { visibleMs: 1000, interacted: false },
      { visibleMs: 4000, interacted: true },
    ),
  ),
  person('who looks for just three seconds', 'Safari on an iPhone', {
    visibleMs: 3000,
    interacted: true,
  }),
  person(
    'who touches at once and stays',
    'Chrome on Android',
    { visibleMs: 200, interacted: true },
    { visibleMs: 3100, interacted: false },
  ),
  person(
    'who reads for a while before scrolling',
    'Chrome on Windows',
    { visibleMs: 45_000, interacted: false },
    { visibleMs: 46_000, interacted: true },
  ),
  person('whose last beacon alone arrives', 'Firefox on Windows', {
    visibleMs: 90_000,
    interacted: true,
  }),
  person(
    'whose beacons come in another order',
    'Edge',
    { visibleMs: 9000, interacted: true },
    { visibleMs: 3000, interacted: false },
  ),
  person(
    'who leaves and comes back to the tab',
    'Safari on a Mac',
    { visibleMs: 2000, interacted: true },
    { visibleMs: 2000, interacted: true },
    { visibleMs: 5000, interacted: true },
  ),
];
