import type { ScanOutcome } from '../contract/scan.ts';
import { elementText } from './page/element-text.ts';
import { judgeLinkList, judgeStandIn } from './not-their-site.ts';
import type { Verdict } from './not-their-site.ts';
import type { Page } from './page/read-page.ts';

export interface ResponseHead {
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
  /^(?:just a moment|attention required|access denied|please wait|one moment|are you (?:a )?(?:human|robot)|security check|checking your browser|ddos protection|pardon our interruption|robot or human|verify(?:ing)? you|bot verification|403 forbidden|forbidden|request rejected|making sure you|human verification|captcha|blocked|you are being redirected|sucuri|access denied - sucuri)/iu;
const wallText =
  /checking (?:if the site connection is secure|your browser before)|enable javascript and cookies to continue|verify(?:ing)? (?:that )?you are (?:a )?human|needs to review the security of your connection|please complete the security check|unusual traffic from your|incapsula incident id|access to this page has been denied|why have i been blocked|pardon our interruption|making sure you(?:'|’)re not a bot|press (?:&|and) hold|sucuri (?:website firewall|cloudproxy)/iu;
const missingTitle =
  /^(?:404|page not found|not found|error 404)|(?:404|page not found|not found)$|site not found|there isn(?:'|’)t a github pages site here/iu;
const missingText =
  /there isn(?:'|’)t a github pages site here|no such (?:app|site|bucket)\b|deployment_not_found/iu;
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
/** The scripts of parked domains: GoDaddy's, which redirects, and that of ParkLogic. */
const maxLanderLength = 20_000;
const lander =
  /location(?:\.href)?\s*=\s*["']\/lander|LANDER_SYSTEM|parking-lander|window\.park\s*=\s*["']/iu;

/**
 * The kind of a page that is not the firm's own; undefined for the firm's own. `source` includes
 * the scripts, which `page` lacks.
 */
export function judgeOutcome(
  page: Page,
  answer: ResponseHead | undefined,
  source = '',
): Verdict | undefined {
  const outcome = judgeAnswer(page, answer);
  return outcome === undefined
    ? (judgeLinkList(page) ?? judgeStandIn(page) ?? judgeEmpty(page, source))
    : { outcome };
}

function judgeAnswer(page: Page, answer: ResponseHead | undefined): ScanOutcome | undefined {
  const text = page.text.slice(0, 6000);
  const visible = page.text.replace(/\s+/gu, ' ').length;
  const short = visible < 2500;
  if (answer !== undefined) {
    const { status, headers } = answer;
    if (
      wallHeaders.some(([name, value]) => value.test(headers[name] ?? '')) &&
      (status >= 400 || short)
    )
      return 'blocked';
    if ([401, 402, 403, 405, 406, 407, 418, 429, 451].includes(status) || status === 999)
      return 'blocked';
    if (
      status === 503 &&
      (wallTitle.test(page.title) || wallText.test(text) || hasWallScript(page))
    )
      return 'blocked';
    if (status >= 400) return 'not-found';
  }
  if (short && (wallTitle.test(page.title) || wallText.test(text))) return 'blocked';
  if (visible < 1500 && (missingTitle.test(page.title) || missingText.test(text)))
    return 'not-found';
  return undefined;
}

/**
 * The kind of a page with almost no text: a bot wall, a parking service's script, or a page that
 * needs script.
 */
function judgeEmpty(page: Page, source: string): Verdict | undefined {
  if (page.text.replace(/\s+/gu, ' ').length >= littleText) return undefined;
  if (hasWallScript(page)) return { outcome: 'blocked' };
  if (isParkingFrame(page) || lander.test(source.slice(0, maxLanderLength)))
    return { outcome: 'parked' };
  return isScriptOnly(page) ? { outcome: 'script-only' } : undefined;
}

function hasWallScript({ elements }: Page): boolean {
  return elements.some(({ name, attribs }) => {
    // SiteGround's wall sends its visitors on with a meta element.
    const address = name === 'meta' ? attribs['content'] : attribs['src'];
    const source =
      (/^(?:script|iframe|meta)$/u.test(name) ? address : undefined)?.slice(0, 500) ?? '';
    return /_Incapsula_Resource|captcha-delivery\.com|perimeterx|px-cloud|challenge-platform|sgcaptcha|hcaptcha\.com\/captcha|\.well-known\/captcha|sucuri_cloudproxy/iu.test(
      source,
    );
  });
}

function isParkingFrame({ elements }: Page): boolean {
  return elements.some(({ name, attribs }) => {
    const source =
      (name === 'script' || name === 'iframe' || name === 'frame'
        ? attribs['src']
        : undefined
      )?.slice(0, 500) ?? '';
    return /parkingcrew|sedoparking|bodis\.com|above\.com|parklogic|dan\.com|afternic|d38psrni17bvxu|hugedomains|domaincntrol|parking-lander|wsimg\.com\/parking/iu.test(
      source,
    );
  });
}

/** Whether a browser may find more text: the page has almost none, and a script. */
export function needsScript({ text, elements }: Page): boolean {
  if (text.replace(/\s+/gu, ' ').length >= littleText) return false;
  return elements.some(({ name, attribs }) => name === 'script' && !isData(attribs['type']));
}

function isData(scriptType: string | undefined): boolean {
  return /json|template/iu.test(scriptType ?? '');
}

function isScriptOnly({ elements }: Page): boolean {
  const scripts = elements.filter(
    ({ name, attribs }) =>
      name === 'script' && !isData(attribs['type']) && attribs['src'] !== undefined,
  );
  const rooted = elements.some(
    ({ attribs, name }) =>
      scriptRoots.has(attribs['id'] ?? '') ||
      name === 'app-root' ||
      attribs['data-reactroot'] !== undefined,
  );
  const asksForScript = elements.some(
    (element) => element.name === 'noscript' && /javascript/iu.test(elementText(element, 400)),
  );
  const images = elements.filter(({ name }) => name === 'img').length;
  return scripts.length > 0 && (rooted || asksForScript || (images === 0 && scripts.length > 1));
}
