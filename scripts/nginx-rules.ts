import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commonHeaders } from '../service/pages/policy.ts';
import { industryRule, templateIndustries } from '../templates-data/model/industries.ts';
import {
  defaultFirm,
  immutable,
  framing,
  lists,
  pages,
  secretHeaders,
  servicePages,
} from './static-host-words.ts';

type Header = readonly [name: string, value: string];

/**
 * nginx does not merge headers: a location with its own loses those around it, so each location
 * lists all. https://nginx.org/en/docs/http/ngx_http_headers_module.html
 */
function headers(...more: readonly Header[]): string {
  const all = new Map<string, string>([
    ...commonHeaders(true),
    ['Content-Security-Policy', framing],
    ...more,
  ]);
  return [...all].map(([name, value]) => `  add_header ${name} "${value}" always;\n`).join('');
}

/**
 * `match` in nginx's form: a prefix, `= path`, or `~ expression`, which is quoted because of its
 * braces.
 */
function location(match: string, lines: readonly string[], own = ''): string {
  return `location ${match.replace(/^~ (.*)$/u, '~ "$1"')} {\n${lines.map((line) => `  ${line};\n`).join('')}${own}}\n`;
}

/**
 * Proxies a request. The service sends its headers itself: an empty one keeps nginx from adding its
 * own.
 */
function proxyLocation(service: string): string[] {
  return [
    `proxy_pass ${service}`,
    'proxy_http_version 1.1',
    'proxy_set_header Host $http_host',
    'proxy_set_header X-Forwarded-For $remote_addr',
    'proxy_set_header Connection ""',
    'add_header X-None ""',
  ];
}

const usual = headers(['Cache-Control', 'no-cache']);

/** Prefixes of demo links by design; the last is for links without an industry. */
function byDesign(): readonly (readonly [design: string, prefix: string])[] {
  const designs = new Set(templateIndustries.map((industry) => industryRule(industry).design));
  return [
    ...Array.from(designs, (design): readonly [string, string] => [
      design,
      `(?:${templateIndustries.filter((industry) => industryRule(industry).design === design).join('|')})-`,
    ]),
    [industryRule('general').design, ''],
  ];
}

/** The built folder under nginx, to be included inside `server { root …/dist; … }`. */
function nginxFile(service: string): string {
  const rest = '(?<rest>(?:/[^/]+){0,2})/?$';
  const own = `(?<own>/(?:${[...lists, ...pages].join('|')}))`;
  return [
    '# Include inside "server { root …/dist; … }". Names and lines of this file change with every build.\n',
    'absolute_redirect off;\nerror_page 404 /404.html;\n',
    ...['/_redirects', '/_headers', '/_nginx.conf', '/_nginx-demos.conf'].map((file) =>
      location(`= ${file}`, ['return 404']),
    ),
    location('/api/', proxyLocation(service)),
    location(`~ ^/(?:${servicePages.join('|')})(?:/|$)`, proxyLocation(service)),
    location('/_astro/', ['try_files $uri =404'], headers(['Cache-Control', immutable])),
    location('/share/', ['try_files $uri =404'], headers(['Cache-Control', immutable])),
    location(
      '~ ^(?<page>/(?:reset-password|verify-email|join|opt-out(?:/[a-z]{2})?))/?$',
      // The service receives the form of such a page when it is sent without script.
      ['error_page 404 /404.html', 'error_page 405 = @service', 'try_files $page/index.html =404'],
      headers(...secretHeaders, ['X-Frame-Options', 'DENY']),
    ),
    location('@service', proxyLocation(service)),
    ...byDesign().map(([design, prefix]) =>
      location(
        `~ ^/demos/${prefix}[^/]+${rest}`,
        [
          `try_files /demo-templates/${design}$rest/index.html /demo-templates/${design}/not-found/index.html`,
        ],
        usual,
      ),
    ),
    location('~ ^/account/?$', ['return 301 /app/settings/account$is_args$args']),
    location(
      '~ ^/app(?:/|$)',
      ['try_files /app/index.html =404'],
      headers(['Cache-Control', 'no-cache'], ['X-Frame-Options', 'DENY']),
    ),
    location('~ ^/demo/?$', ['try_files /industries/law/index.html =404'], usual),
    location('~ ^/gmrlaw/?$', ['try_files /firms/gmrlaw/index.html =404'], usual),
    // Each list has its own "not found" page.
    location(
      `~ ^(?<own>/(?<list>${lists.join('|')})/[^/]+)/?$`,
      [
        `error_page 404 /firms/${defaultFirm}/$list/404.html`,
        `try_files /firms/${defaultFirm}$own/index.html =404`,
      ],
      usual,
    ),
    location(
      `~ ^${own}/?$`,
      [
        `error_page 404 /firms/${defaultFirm}/404.html`,
        `try_files /firms/${defaultFirm}$own/index.html =404`,
      ],
      usual,
    ),
    location(
      `~ ^/(?<site>(?:firms|industries)/[^/]+/(?:${lists.join('|')}))/`,
      ['error_page 404 /$site/404.html', 'try_files $uri $uri/index.html =404'],
      usual,
    ),
    location(
      '~ ^/(?<site>(?:firms|industries)/[^/]+)/',
      ['error_page 404 /$site/404.html', 'try_files $uri $uri/index.html =404'],
      usual,
    ),
    location('/', ['try_files $uri $uri/index.html =404'], usual),
  ].join('');
}

/**
 * Demo pages filled by the service, cached by nginx for a second; to be included beside the other
 * file, with a `proxy_cache_path` whose zone is `firstlook`. After that second, nginx revalidates
 * the page and gets 304 unless it was edited.
 */
function nginxDemosFile(service: string): string {
  const cachedPaths = [
    'proxy_cache firstlook',
    'proxy_cache_key $host$request_uri',
    'proxy_cache_lock on',
    'proxy_cache_revalidate on',
    'proxy_cache_use_stale updating error timeout http_502 http_503 http_504',
  ];
  const [pass = '', ...handed] = proxyLocation(service).slice(0, -1);
  const status = 'add_header X-Cache $upstream_cache_status always';
  return (
    [
      '# Include before _nginx.conf in "server { … }"; "http { … }" needs',
      '# proxy_cache_path /var/cache/nginx/firstlook keys_zone=firstlook:10m max_size=1g inactive=10m;\n',
    ].join('\n') +
    // The service sets how long a picture is cached; its address changes with it.
    location('~ ^/demos/[^/]+/[a-z]+-[^/]+\\.(?:jpg|png|webp)$', [
      pass,
      ...handed,
      ...cachedPaths,
      status,
    ]) +
    location('~ ^/demos/', [
      pass,
      ...handed,
      ...cachedPaths,
      // "no-cache" means "revalidate each time", but nginx reads it as "do not cache". Private
      // pages are below /api only.
      'proxy_ignore_headers Cache-Control',
      'proxy_cache_valid 200 1s',
      status,
    ])
  );
}

/** Writes both files; `service` is the origin of the service, seen from nginx. */
export function writeNginxRules(folder: string, service: string): void {
  writeFileSync(join(folder, '_nginx.conf'), nginxFile(service));
  writeFileSync(join(folder, '_nginx-demos.conf'), nginxDemosFile(service));
}
