import { hashOf, inlineHashes } from '../service/pages/policy.ts';
import { pruneStyles } from './prune-styles.ts';
import { settleVariables } from './settle-variables.ts';
import { shortenClasses } from './shorten-classes.ts';

const policy = /<meta http-equiv="content-security-policy" content="([^"]*)">/iu;
// Tags whose boxes begin and end lines, so that a blank beside them is never seen.
const ofLines =
  '(?:html|head|body|main|div|section|header|footer|nav|ul|ol|li|dl|dt|dd|p|h[1-6]|form|article|figure|blockquote|picture|source|link|meta|title|style|script|dialog|address)';
const blankAfter = new RegExp(`(</?${ofLines}(?:\\s[^<>]*)?>)\\s+(?=<)`, 'gu');
const blankBefore = new RegExp(`>\\s+(?=</?${ofLines}[\\s>])`, 'gu');
// Beside a sheet that was taken out.
const blankAtEnds = /^\s+(?=<|$)|(?<=>)\s+$/gu;
const blankAtStart = /^\s+(?=<)/u;
// Astro's name of a face ends with a hash.
const finePart = /(?<=(?:adjust|override):\d+\.\d\d)\d+(?=%)/gu;
const faceHash = /(?<=font-family:[^;}]*|--font-[\w-]+:[^;}]*)-[0-9a-f]{16}(?=["; ,}])/gu;

/** Hundreds of pages carry the same few sheets and scripts: each is worked on once. */
function remembered(work: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = work(text);
    known.set(text, made);
    return made;
  };
}

const hashOnce = remembered(hashOf);
const trimSheet = remembered((css) =>
  css.replace(faceHash, '').replace(finePart, '').replace(/, /gu, ',').replace(/;\}/gu, '}'),
);

function trimBlanks(markup: string): string {
  return markup.replace(blankAfter, '$1').replace(blankBefore, '>');
}

/** The policy with the hashes of this page's own scripts and styles instead of those of every page. */
function ownPolicy(content: string, html: string): string {
  const { scripts, styles } = inlineHashes(html, hashOnce);
  const own: Readonly<Record<string, readonly string[]>> = { 'script-src': scripts, 'style-src': styles };
  return content.replace(/(script-src|style-src)([^;]*)/gu, (_, name: string, sources: string) => {
    const others = sources.split(' ').filter((source) => source !== '' && !source.startsWith("'sha256-"));
    return [name, ...others, ...(own[name] ?? [])].join(' ');
  });
}

/**
 * Without blanks that nobody sees; one style element instead of neighbours, each of which a policy would have to name by a
 * hash; short names of faces. Sheets are most of a page, and no markup: they are taken out before the rest is searched.
 */
function trimMarkup(html: string): string {
  const parts: string[] = [];
  let from = 0;
  let openSheet = false;
  for (let at = html.indexOf('<style'); at >= 0; at = html.indexOf('<style', from)) {
    const [begin, end] = [html.indexOf('>', at) + 1, html.indexOf('</style>', at)];
    const before = trimBlanks(html.slice(from, at)).replace(blankAtEnds, '');
    const [tag, css] = [html.slice(at, begin), html.slice(begin, end)];
    const joins = openSheet && before === '' && tag === '<style>';
    if (openSheet && !joins) parts.push('</style>');
    openSheet = tag === '<style>';
    if (joins) parts.push(trimSheet(css));
    else if (openSheet) parts.push(before, tag, trimSheet(css));
    else parts.push(before, tag, css, '</style>');
    from = end + '</style>'.length;
  }
  if (openSheet) parts.push('</style>');
  const rest = trimBlanks(html.slice(from));
  return parts.join('') + (from > 0 ? rest.replace(blankAtStart, '') : rest);
}

/**
 * A page that starts its modules itself (site/landing/start-script.ts) keeps the browser from fetching them before the first
 * paint, and carries one sheet with the rules of its own HTML, so that all of it arrives with the first answer.
 */
function easeStart(html: string): string {
  if (!html.includes('<script data-starts>')) return html;
  const held = html
    .replace(/<script type="module" src=/gu, '<script type="text/plain" src=')
    // Only files of their own need it.
    .replaceAll(' xmlns="http://www.w3.org/2000/svg"', '');
  const style = /<style>([\s\S]*?)<\/style>/gu;
  const sheets = [...held.matchAll(style)].map(([, css = '']) => css);
  const markup = held.replace(style, '');
  const short = shortenClasses(settleVariables(pruneStyles(sheets.join(''), markup)), markup);
  return short.markup.replace('</head>', () => `<style>${short.css}</style></head>`);
}

/**
 * A built page without what only other pages need, and without blanks that nobody sees: Astro's policy names all inline scripts and
 * styles of the site on each of them, hashes do not compress, and a first answer has room for 14 kB.
 */
export function trimPage(html: string): string {
  const eased = easeStart(trimMarkup(html));
  return eased.replace(policy, (meta, content: string) =>
    meta.replace(content, () => ownPolicy(content, eased)),
  );
}
