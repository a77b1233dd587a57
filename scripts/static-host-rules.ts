/**
 * The rules that let the built folder stand on a static host: which built page answers
 * `/demos/law-…`, `/attorneys` and the like, and which headers go with it. Written beside the pages
 * for Cloudflare Pages and Netlify (`_redirects`, `_headers`) and as snippets for nginx
 * (`_nginx.conf`, `_nginx-demos.conf`). Where a host does not know a rule, the script in the page's
 * head does the same.
 */
import { copyFileSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commonHeaders } from '../service/pages/policy.ts';
import { industryRule, templateIndustries } from '../templates-data/model/industries.ts';
import { writeNginxRules } from './nginx-rules.ts';
import { defaultFirm, forEver, framing, lists, pages, secretHeaders } from './static-host-words.ts';

/** Where the service listens beside nginx, unless the build is told. */
const usualService = 'http://127.0.0.1:8787';

interface Rule {
  readonly from: string;
  readonly to: string;
  readonly status: 200 | 302 | 404;
}

/**
 * An address and its form with a slash at the end: Cloudflare takes a source to the letter. The
 * target ends with a slash, as a host would otherwise lead there and lose the address.
 */
function rewritten(from: string, to: string, status: Rule['status'] = 200): Rule[] {
  return [from, `${from}/`].map((source) => ({ from: source, to: `${to}/`, status }));
}

/**
 * The pages of a demo. Every other path is not found, and the script of the site's 404.html leads
 * on; addresses of two parts are those that demos had before, for which the template's own page
 * does. One rule for all pages: Cloudflare takes a hundred.
 */
function demoRules(from: string, to: string): Rule[] {
  return [
    ...rewritten(from, to),
    ...rewritten(`${from}/:page`, `${to}/:page`),
    ...rewritten(`${from}/:list/:slug`, `${to}/not-found`),
  ];
}

/**
 * Rules in the order in which they are tried; a host takes the first that fits. Those without a
 * variable stand first.
 */
export function staticHostRules(): readonly Rule[] {
  const firm = `/firms/${defaultFirm}`;
  return [
    ...[...lists, ...pages].flatMap((page) => rewritten(`/${page}`, `${firm}/${page}`)),
    ...rewritten('/gmrlaw', '/firms/gmrlaw'),
    ...rewritten('/demo', '/industries/law'),
    ...lists.flatMap((list) => rewritten(`/${list}/:slug`, `${firm}/${list}/:slug`)),
    ...templateIndustries.flatMap((industry) =>
      demoRules(`/demos/${industry}-:id`, `/demo-templates/${industryRule(industry).design}`),
    ),
    ...demoRules('/demos/:id', `/demo-templates/${industryRule('general').design}`),
    // Netlify only; Cloudflare takes the nearest 404.html, which stands beside each list
    // (placeNotFoundPages).
    ...['firms', 'industries'].flatMap((kind): Rule[] => [
      ...lists.map((list): Rule => ({
        from: `/${kind}/:site/${list}/*`,
        to: `/${kind}/:site/${list}/not-found/`,
        status: 404,
      })),
      { from: `/${kind}/:site/*`, to: `/${kind}/:site/not-found/`, status: 404 },
    ]),
  ];
}

function redirectsFile(service: string | undefined): string {
  const api =
    service === undefined
      ? '# /api/* has to reach the service under this same origin: build with FIRSTLOOK_SERVICE_ORIGIN set, or route it at the host.\n'
      : `/api/* ${service}/api/:splat 200\n`;
  return (
    api +
    staticHostRules()
      .map(({ from, to, status }) => `${from} ${to} ${status}\n`)
      .join('')
  );
}

function headersFile(): string {
  const block = (path: string, headers: readonly (readonly [string, string])[]): string =>
    `${path}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
  const common = commonHeaders(true);
  return [
    block('/*', [...common, ['Content-Security-Policy', framing]]),
    block('/_astro/*', [['Cache-Control', forEver]]),
    block('/share/*', [['Cache-Control', forEver]]),
    block('/demos/*', [['X-Robots-Tag', 'noindex, nofollow']]),
    ...['/reset-password', '/verify-email', '/opt-out'].flatMap((path) =>
      [path, `${path}/`].map((form) => block(form, secretHeaders)),
    ),
  ].join('');
}

/**
 * A host that looks for the nearest 404.html finds the one of the site, in its look, and of the
 * list that was looked in.
 */
function placeNotFoundPages(folder: string): void {
  for (const kind of ['firms', 'industries']) {
    for (const site of readdirSync(join(folder, kind))) {
      for (const list of ['', ...lists]) {
        const place = join(folder, kind, site, list);
        const page = join(place, 'not-found/index.html');
        if (existsSync(page)) copyFileSync(page, join(place, '404.html'));
      }
    }
  }
}

/**
 * Writes the rules into the built folder; `service` is the origin that `/api` is handed on to,
 * where the host can.
 */
export function writeStaticHostRules(folder: string, service?: string): void {
  placeNotFoundPages(folder);
  writeFileSync(join(folder, '_redirects'), redirectsFile(service));
  writeFileSync(join(folder, '_headers'), headersFile());
  writeNginxRules(folder, service ?? usualService);
}
