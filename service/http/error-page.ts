import type { DemoMaker } from '../../templates-data/model/demo-label.ts';
import { locales, type Language } from '../../templates-data/model/languages.ts';
import type { ServiceError } from '../errors.ts';
import { brandContacts, brandMark } from '../hosts/brand-parts.ts';
import { escapeHtml } from '../pages/render-page.ts';
import { hashSource, createPolicy } from '../pages/policy.ts';
import { platform } from '../platform.ts';
import { clientNotice } from './client-notice.ts';

/** The page's title by status; all others have "That did not work". */
const titles: Readonly<Record<number, string>> = {
  401: 'Please sign in first',
  403: 'That is not open to you',
  404: 'Nothing stands here',
  405: 'This page can only be read',
  408: 'That took too long',
  410: 'This page has been taken down',
  413: 'That was too large',
  421: 'Nothing stands under this name',
  429: 'A moment, please',
  431: 'Your browser sent too much',
  500: 'Something went wrong',
  503: 'A moment, please',
};

const style = `*{box-sizing:border-box}:root{color-scheme:dark}
body{margin:0;min-height:100svh;display:grid;grid-template-rows:auto 1fr;padding:clamp(1.5rem,5vw,4rem);background:#08090c;color:#f4f5f7;font:400 1.125rem/1.6 system-ui,sans-serif}
header{font-weight:600;letter-spacing:-.01em}img{display:block;height:auto;max-width:14rem;max-height:4rem}ul{display:flex;flex-wrap:wrap;gap:0 1.5rem;margin:2.25rem 0 0;padding:0;list-style:none}.demo li a{margin:0;padding:0;background:none;color:inherit;text-decoration:underline;text-underline-offset:.2em}
main{align-self:end;max-width:44rem}
h1{margin:0;font-size:clamp(2.25rem,1.5rem + 4vw,4.5rem);font-weight:500;line-height:1;letter-spacing:-.035em;text-wrap:balance}
p{margin:1.75rem 0 0;max-width:46ch;color:#a6abb6;text-wrap:pretty}
a{display:inline-flex;align-items:center;min-height:3rem;margin-top:2.25rem;padding:0 1.5rem;border-radius:.5rem;background:#2464cf;color:#fff;font-weight:500;text-decoration:none}
a:focus-visible{outline:2px solid #5b93f5;outline-offset:3px}
.demo{color-scheme:light;background:#fff;color:#14161c}.demo p{color:#4a4f5c}.demo a{background:#14161c}.demo a:focus-visible{outline-color:#14161c}`;
/** The content security policy of these pages. */
export const errorPolicy = createPolicy(
  { scripts: [], styles: [hashSource(style)] },
  { framed: false },
);

interface ErrorPageOptions {
  readonly status: number;
  readonly error: ServiceError;
  readonly method: string;
  /** The requested path. */
  readonly path: string;
  /** Address of the product. */
  readonly origin: string;
  /**
   * Whether agencies' clients may see the page: it belongs to a demo, or to a host that shows only
   * demos or is a third party's.
   */
  readonly isForClients?: boolean;
  /** The language of the visitor's browser, in which clients read the page. */
  readonly language?: Language;
  /** The agency whose own domain the request was sent to. */
  readonly brand?: DemoMaker | undefined;
}

const goBack = 'Your browser’s Back button leads to what you typed.';

function explainError({ status, error, method, origin }: ErrorPageOptions): string {
  if (status === 421) return `This site is found at ${origin}.`;
  if (status === 415) return `The form came in a way that cannot be read here. ${goBack}`;
  const isForm = method === 'POST' && status !== 405;
  return isForm ? `${error.message} ${goBack}` : error.message;
}

/**
 * An error as a page: the cause in one sentence, and a link onward. On a demo it does not name the
 * product, and speaks the language of the browser.
 */
export function errorPage(shown: ErrorPageOptions): string {
  const { status, path, method, origin, brand, language = 'en' } = shown;
  const isDemo = shown.isForClients === true || path.startsWith('/demos/');
  const notice = isDemo ? clientNotice(shown.error, status, language) : undefined;
  const title = notice?.title ?? titles[status] ?? 'That did not work';
  const isOver = status === 404 || status === 410 || status === 421;
  const isWorthRetrying = (isDemo && !isOver) || status === 429 || status === 503;
  // A path that begins with `//` would lead to another host.
  const way =
    isWorthRetrying && method === 'GET'
      ? `<a href="${escapeHtml(path.replace(/^[/\\]+/u, '/'))}">${escapeHtml(notice?.again ?? 'Try again')}</a>`
      : isDemo
        ? ''
        : `<a href="${escapeHtml(origin)}/">To the home page</a>`;
  return `<!DOCTYPE html>
<html lang="${notice ? locales[language] : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(isDemo ? title : `${title} | ${platform.name}`)}</title>
${isDemo ? '<link rel="icon" href="data:,">' : ''}
<style>${style}</style>
</head>
<body${isDemo ? ' class="demo"' : ''}>
<header>${brand ? brandMark(brand) : isDemo ? '' : escapeHtml(platform.name)}</header>
<main>
<h1>${escapeHtml(title)}</h1>
<p role="alert">${escapeHtml(notice?.text ?? explainError(shown))}</p>
${way}
${brand ? brandContacts(brand) : ''}
</main>
</body>
</html>
`;
}
