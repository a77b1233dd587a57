import { hashSource, inlineHashes, type InlineHashes } from '../../service/pages/policy.ts';
import { pruneOpening } from './prune-opening.ts';
import { pruneStyles } from './prune-styles.ts';
import { inlineVariables } from './inline-variables.ts';
import { shortenClasses } from './shorten-classes.ts';

const opening = '<section class="hero" id="home"';
const policyStart = '<meta http-equiv="content-security-policy" content="';
// Tags of block boxes: whitespace next to them is not visible.
const blockTag =
  '</?(?:html|head|body|main|div|section|header|footer|nav|ul|ol|li|dl|dt|dd|p|h[1-6]|form|article|figure|blockquote|picture|source|link|meta|title|style|script|dialog|address)';
const wholeBlockTag = new RegExp(`${blockTag}(?:\\s[^<>]*)?>`, 'uy');
const blockTagStart = new RegExp(`${blockTag}[\\s>]`, 'uy');
const blankBetween = />\s+(?=<)/gu;
const blankAtStart = /^\s+(?=<|$)/u;
// Astro adds a hash to a font's name.
const finePart = /(?<=(?:adjust|override):\d+\.\d\d)\d+(?=%)/gu;
const faceHash = /(?<=font-family:[^;}]*|--font-[\w-]+:[^;}]*)-[0-9a-f]{16}(?=["; ,}])/gu;

/** What a sheet can do without, and its strings, which stay as they are. */
const sparePart = /("(?:[^"\\]|\\.)*")|(,) |;(\})/gu;

/** Caches the work on a text, because hundreds of pages contain the same few sheets and scripts. */
function memoizeText(work: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = work(text);
    known.set(text, made);
    return made;
  };
}

const hashOnce = memoizeText(hashSource);
const trimSheet = memoizeText((css) =>
  css.replace(faceHash, '').replace(finePart, '').replace(sparePart, '$1$2$3'),
);

function matchesAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

function trimBlanks(markup: string): string {
  return markup.replace(blankBetween, (found, at: number) => {
    const isUnseen =
      matchesAt(blockTagStart, markup, at + found.length) ||
      (matchesAt(wholeBlockTag, markup, markup.lastIndexOf('<', at)) &&
        wholeBlockTag.lastIndex === at + 1);
    return isUnseen ? '>' : found;
  });
}

/** Removes whitespace next to extracted sheets, unless they end a text. */
function trimEnds(markup: string): string {
  const begun = markup.replace(blankAtStart, '');
  const ended = begun.trimEnd();
  return ended.endsWith('>') ? ended : begun;
}

/** The hashes of a page's inline scripts. */
function scriptHashes(markup: string): readonly string[] {
  const hashes = new Set<string>();
  let end = 0;
  for (let at = markup.indexOf('<script'); at >= 0; at = markup.indexOf('<script', end)) {
    const begin = markup.indexOf('>', at) + 1;
    end = markup.indexOf('</script>', begin);
    if (end < 0) break;
    if (!/\ssrc=/u.test(markup.slice(at, begin))) hashes.add(hashOnce(markup.slice(begin, end)));
  }
  return [...hashes];
}

/**
 * The policy with the hashes of this page's own scripts and styles instead of those of every page.
 */
function ownPolicy(content: string, { scripts, styles }: InlineHashes): string {
  const own: Readonly<Record<string, readonly string[]>> = {
    'script-src': scripts,
    'style-src': styles,
  };
  return content.replace(/(script-src|style-src)([^;]*)/gu, (_, name: string, sources: string) => {
    const others = sources
      .split(' ')
      .filter((source) => source !== '' && !source.startsWith("'sha256-"));
    return [name, ...others, ...(own[name] ?? [])].join(' ');
  });
}

/** A style element, and the text between it and the one before. */
interface Sheet {
  readonly before: string;
  readonly tag: string;
  css: string;
}

/**
 * Removes invisible whitespace, merges neighbouring style elements (each would need a hash in the
 * policy), and shortens names of fonts. Sheets are most of a page and contain no markup, so they
 * are extracted first.
 */
function trimMarkup(html: string): { readonly sheets: readonly Sheet[]; readonly rest: string } {
  const sheets: Sheet[] = [];
  let from = 0;
  for (let at = html.indexOf('<style'); at >= 0; at = html.indexOf('<style', from)) {
    const [begin, end] = [html.indexOf('>', at) + 1, html.indexOf('</style>', at)];
    const before = trimEnds(trimBlanks(html.slice(from, at)));
    const [tag, css] = [html.slice(at, begin), html.slice(begin, end)];
    const last = sheets.at(-1);
    const isPlain = tag === '<style>';
    if (isPlain && before === '' && last?.tag === tag) last.css += trimSheet(css);
    else sheets.push({ before, tag, css: isPlain ? trimSheet(css) : css });
    from = end + '</style>'.length;
  }
  const rest = trimBlanks(html.slice(from));
  return { sheets, rest: from > 0 ? rest.replace(blankAtStart, '') : rest };
}

/**
 * For pages that load their modules themselves (site/landing/start-script.ts): the browser does not
 * fetch them before the first paint. Their sheets are reduced to one with the rules of the page, so
 * that everything fits the first answer.
 */
function deferModules(html: string): string {
  if (!html.includes('<script data-starts>')) return html;
  const protectedHtml = html
    .replace(/<script type="module" src=/gu, '<script type="text/plain" src=')
    // Only SVG files need it.
    .replaceAll(' xmlns="http://www.w3.org/2000/svg"', '');
  const style = /<style>([\s\S]*?)<\/style>/gu;
  const sheets = [...protectedHtml.matchAll(style)].map(([, css = '']) => css);
  const markup = protectedHtml.replace(style, '');
  const short = shortenClasses(inlineVariables(pruneStyles(sheets.join(''), markup)), markup);
  return short.markup.replace('</head>', () => `<style>${short.css}</style></head>`);
}

/**
 * A built page without parts that only other pages need, and without invisible whitespace. Astro's
 * policy lists all inline scripts and styles of the site on each page, hashes do not compress, and
 * a first answer has room for 14 kB.
 */
export function trimPage(html: string): string {
  const { sheets, rest } = trimMarkup(html);
  // A demo template has conditions on its sheets, so it keeps all rules.
  if (rest.includes(opening) && !rest.includes('data-if='))
    for (const sheet of sheets) {
      const others = sheets.filter((one) => one !== sheet).map(({ css }) => css);
      if (sheet.tag === '<style>') sheet.css = pruneOpening(sheet.css, rest, others.join(''));
    }
  const trimmed =
    sheets.map(({ before, tag, css }) => `${before}${tag}${css}</style>`).join('') + rest;
  const eased = deferModules(trimmed);
  const begin = eased.indexOf(policyStart);
  if (begin < 0) return eased;
  const from = begin + policyStart.length;
  const end = eased.indexOf('"', from);
  const markup = sheets.map(({ before }) => before).join('') + rest;
  const hashes =
    eased === trimmed
      ? {
          scripts: scriptHashes(markup),
          styles: [...new Set(sheets.map(({ css }) => hashOnce(css)))],
        }
      : inlineHashes(eased, hashOnce);
  return eased.slice(0, from) + ownPolicy(eased.slice(from, end), hashes) + eased.slice(end);
}
