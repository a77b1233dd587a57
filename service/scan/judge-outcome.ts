import type { ScanOutcome } from '../contract/scan.ts';
import { textOf } from './page/element-text.ts';
import type { Page } from './page/read-page.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

const wallHeaders: readonly (readonly [string, RegExp])[] = [
  ['cf-mitigated', /challenge/iu],
  ['x-vercel-mitigated', /challenge|deny/iu],
  ['x-amzn-waf-action', /captcha|challenge/iu],
  ['x-datadome', /./u],
];
const wallTitle =
  /^(?:just a moment|attention required|access denied|please wait|one moment|are you (?:a )?(?:human|robot)|security check|checking your browser|ddos protection|pardon our interruption|robot or human|verify(?:ing)? you|bot verification|403 forbidden|forbidden|request rejected|making sure you|human verification|captcha|blocked)/iu;
const wallText =
  /checking (?:if the site connection is secure|your browser before)|enable javascript and cookies to continue|verify(?:ing)? (?:that )?you are (?:a )?human|needs to review the security of your connection|please complete the security check|unusual traffic from your|incapsula incident id|access to this page has been denied|why have i been blocked|pardon our interruption|making sure you(?:'|’)re not a bot|press (?:&|and) hold/iu;
const parkedText =
  /(?:this )?domain (?:name )?(?:is |may be )?(?:for sale|parked|available for (?:purchase|sale)|has expired)|buy this domain|domain (?:is )?parked|parked (?:free|domain|page)|future home of|website (?:is )?coming soon|site is under construction|under construction|coming soon|account (?:has been )?suspended|hugedomains|sedo\.com|is for sale\b.{0,40}domain|this (?:site|website) (?:has not been|is not) (?:yet )?(?:published|set up|configured|available)|default (?:web ?)?(?:page|site)|welcome to nginx|apache2 .{0,20}default page|it works!|index of \//iu;
const missingTitle =
  /^(?:404|page not found|not found|error 404)|(?:404|page not found|not found)$|site not found|there isn(?:'|’)t a github pages site here/iu;
const scriptRoots = new Set([
  'root',
  'app',
  '__next',
  '__nuxt',
  'svelte',
  'gatsby-focus-wrapper',
  '___gatsby',
  'main-app',
  'react-root',
  'application',
  'wrapper-app',
  'q-app',
  'ember-app',
  'app-root',
]);
const littleText = 220;

/** What kind of page this is when it is not the firm's own; undefined when it is. */
export function judgeOutcome(page: Page, answer: Answer | undefined): ScanOutcome | undefined {
  const text = page.text.slice(0, 6000);
  const visible = page.text.replace(/\s+/gu, ' ').length;
  const short = visible < 2500;
  if (answer !== undefined) {
    const { status, headers } = answer;
    if (wallHeaders.some(([name, value]) => value.test(headers[name] ?? '')) && (status >= 400 || short))
      return 'blocked';
    if ([401, 402, 403, 405, 406, 407, 418, 429, 451].includes(status) || status === 999) return 'blocked';
    if (status === 503 && (wallTitle.test(page.title) || wallText.test(text) || hasWallScript(page)))
      return 'blocked';
    if (status >= 400) return 'not-found';
  }
  if (short && (wallTitle.test(page.title) || wallText.test(text))) return 'blocked';
  if (visible < 1500 && missingTitle.test(page.title)) return 'not-found';
  if (visible < 1200 && parkedText.test(`${page.title}\n${text}`)) return 'parked';
  if (visible < littleText) {
    if (hasWallScript(page)) return 'blocked';
    if (isParkingFrame(page)) return 'parked';
    if (isScriptOnly(page)) return 'script-only';
  }
  return undefined;
}

function hasWallScript({ elements }: Page): boolean {
  return elements.some(({ name, attribs }) => {
    const source = (name === 'script' || name === 'iframe' ? attribs['src'] : undefined)?.slice(0, 500) ?? '';
    return /_Incapsula_Resource|captcha-delivery\.com|perimeterx|px-cloud|challenge-platform|sgcaptcha|hcaptcha\.com\/captcha|\.well-known\/captcha/iu.test(
      source,
    );
  });
}

function isParkingFrame({ elements }: Page): boolean {
  return elements.some(({ name, attribs }) => {
    const source =
      (name === 'script' || name === 'iframe' || name === 'frame' ? attribs['src'] : undefined)?.slice(
        0,
        500,
      ) ?? '';
    return /parkingcrew|sedoparking|bodis\.com|above\.com|parklogic|dan\.com|afternic|hugedomains|domaincntrol|parking-lander|wsimg\.com\/parking/iu.test(
      source,
    );
  });
}

/** Whether a browser may see more than stands in the page: next to no words, and a script. */
export function needsScript({ text, elements }: Page): boolean {
  if (text.replace(/\s+/gu, ' ').length >= littleText) return false;
  return elements.some(({ name, attribs }) => name === 'script' && !isData(attribs['type']));
}

function isData(scriptType: string | undefined): boolean {
  return /json|template/iu.test(scriptType ?? '');
}

function isScriptOnly({ elements }: Page): boolean {
  const scripts = elements.filter(
    ({ name, attribs }) => name === 'script' && !isData(attribs['type']) && attribs['src'] !== undefined,
  );
  const rooted = elements.some(
    ({ attribs, name }) =>
      scriptRoots.has(attribs['id'] ?? '') || name === 'app-root' || attribs['data-reactroot'] !== undefined,
  );
  const told = elements.some(
    (element) => element.name === 'noscript' && /javascript/iu.test(textOf(element, 400)),
  );
  const images = elements.filter(({ name }) => name === 'img').length;
  return scripts.length > 0 && (rooted || told || (images === 0 && scripts.length > 1));
}
