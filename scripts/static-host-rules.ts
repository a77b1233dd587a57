/**
 * Rules for serving the built folder from a static host: which page answers `/demos/law-…`,
 * `/attorneys` and the like, and with which headers. They are written for Cloudflare Pages and
 * Netlify (`_redirects`, `_headers`) and as snippets for nginx (`_nginx.conf`,
 * `_nginx-demos.conf`). On other hosts, the script in the page's head does the same.
 */
import { copyFileSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commonHeaders } from '../service/pages/policy.ts';
import { industryRule, templateIndustries } from '../templates-data/model/industries.ts';
import { writeNginxRules } from './nginx-rules.ts';
import {
  defaultFirm,
  immutable,
  framing,
  lists,
  pages,
  secretHeaders,
  servicePages,
} from './static-host-words.ts';

/** Default address of the service, seen from nginx. */
const usualService = 'http://127.0.0.1:8787';

interface Rule {
  readonly from: string;
  readonly to: string;
  readonly status: 200 | 301 | 404;
}

/**
 * An address with and without a slash at the end, because Cloudflare matches exactly. The target
 * ends with a slash, because a host would redirect to that otherwise and lose the address.
 */
function rewriteRules(from: string, to: string, status: Rule['status'] = 200): Rule[] {
  return [from, `${from}/`].map((source) => ({ from: source, to: `${to}/`, status }));
}

/**
 * The pages of a demo. Other paths are not found, and the script of the site's 404.html continues.
 * Addresses of two parts are former ones of demos; the template's own page serves them. One rule
 * for all pages, because Cloudflare takes a hundred rules.
 */
function demoRules(from: string, to: string): Rule[] {
  return [
    ...rewriteRules(from, to),
    ...rewriteRules(`${from}/:page`, `${to}/:page`),
    ...rewriteRules(`${from}/:list/:slug`, `${to}/not-found`),
  ];
}

/**
 * Rules in order of precedence; the host applies the first match. Those without a variable come
 * first.
 */
function staticHostRules(): readonly Rule[] {
  const firm = `/firms/${defaultFirm}`;
  return [
    ...[...lists, ...pages].flatMap((page) => rewriteRules(`/${page}`, `${firm}/${page}`)),
    ...rewriteRules('/gmrlaw', '/firms/gmrlaw'),
    ...rewriteRules('/demo', '/industries/law'),
    ...['/account', '/account/'].map((from): Rule => ({
      from,
      to: '/app/settings/account',
      status: 301,
    })),
    ...lists.flatMap((list) => rewriteRules(`/${list}/:slug`, `${firm}/${list}/:slug`)),
    // Every address of the workspace is one page. A source that matched its own target would be
    // taken for a loop.
    ...['/app/:part', '/app/:part/:id', '/app/:part/:id/:view'].flatMap((from) =>
      rewriteRules(from, '/app'),
    ),
    ...templateIndustries.flatMap((industry) =>
      demoRules(`/demos/${industry}-:id`, `/demo-templates/${industryRule(industry).design}`),
    ),
    ...demoRules('/demos/:id', `/demo-templates/${industryRule('general').design}`),
    // Netlify only; Cloudflare serves the nearest 404.html, which placeNotFoundPages writes.
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
  const ownPages = servicePages.flatMap((page) => [`/${page}`, `/${page}/*`]);
  const forward = (path: string, status: string): string =>
    `${path} ${service ?? ''}${path.replace('*', ':splat')} ${status}\n`;
  // Netlify prefers a built file, such as the empty page of /verify, without the exclamation mark.
  const forwarded = [forward('/api/*', '200'), ...ownPages.map((page) => forward(page, '200!'))];
  return (
    (service === undefined
      ? `# /api/* ${ownPages.join(' ')} have to reach the service under this same origin: build with FIRSTLOOK_SERVICE_ORIGIN set, or route them at the host.\n`
      : forwarded.join('')) +
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
    block('/_astro/*', [['Cache-Control', immutable]]),
    block('/share/*', [['Cache-Control', immutable]]),
    block('/demos/*', [['X-Robots-Tag', 'noindex, nofollow']]),
    ...['/app', '/app/*'].map((path) => block(path, [['X-Frame-Options', 'DENY']])),
    ...['/reset-password', '/verify-email', '/join', '/opt-out', '/opt-out/*'].flatMap((path) =>
      [path, `${path}/`].map((form) => block(form, secretHeaders)),
    ),
  ].join('');
}

/**
 * Places 404.html files, so that hosts which serve the nearest one answer with the page of the site
 * and the list.
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
 * Writes the rules into the built folder; `service` is the origin to which hosts can proxy `/api`.
 */
export function writeStaticHostRules(folder: string, service?: string): void {
  placeNotFoundPages(folder);
  writeFileSync(join(folder, '_redirects'), redirectsFile(service));
  writeFileSync(join(folder, '_headers'), headersFile());
  writeNginxRules(folder, service ?? usualService);
}
