import { emailsInScript } from './emails-in-script.ts';
import { selectColorRules } from '../colors/paint-rules.ts';

// Pages contain megabytes of irrelevant data; one real page has a data URI of 1.4 MB.
const maxSourceLength = 5_000_000;
const maxPageLength = 560_000;
// Website builders inline all their style sheets, some at the top of the page. They have a limit of
// their own, so that the text is not cut.
const maxStylesLength = 400_000;
const maxStyleLength = 200_000;
const maxScriptLength = 400_000;
// A logo may be a data URI.
const maxLogoLength = 60_000;
const maxLogos = 2;
// About 15,000 elements with their end tags; the largest real page has 9,000.
const maxTags = 24_000;
const maxDepth = 1500;
// Tags without an end tag, or whose end tag is often omitted.
const shallow =
  /^<(?:[^a-z]|(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr|p|li|dt|dd|td|th|tr|option|path)\b)/iu;

const opening = /<(?:script|style)\b/giu;
const closing = { script: /<\/script/giu, style: /<\/style/giu } as const;

/**
 * The page's source without scripts (except JSON-LD, an inline Tailwind configuration and e-mail
 * addresses), comments, data URIs and rules without colours. It is capped. Takes one linear pass,
 * because the page may be hostile, and stops at the limit, because copies of a page of 5 MB cost
 * memory.
 */
export function stripPage(source: string): string {
  const end = Math.min(source.length, maxSourceLength);
  const parts: string[] = [];
  let length = 0;
  let styles = 0;
  let logos = 0;
  let from = 0;
  const absent = new Set<string>();
  const take = (until: number): void => {
    const part = source.slice(from, Math.min(until, from + maxPageLength - length));
    parts.push(part);
    length += part.length;
  };
  const next = {
    script: searchFrom((at) => indexOfPattern(source, opening, at)),
    comment: searchFrom((at) => source.indexOf('<!--', at)),
    data: searchFrom((at) => source.indexOf('data:', at)),
  };
  while (length < maxPageLength && from < end) {
    const [script, comment, data] = [next.script(from), next.comment(from), next.data(from)];
    const first = Math.min(script, comment, data, end);
    if (first >= end) break;
    if (first === script) {
      const { until, kept, said } = readRaw(source, script);
      take(kept);
      from = until;
      if (said !== undefined && styles + said.length <= maxStylesLength) {
        parts.push(said);
        styles += said.length;
      }
    } else if (first === comment) {
      const close = source.indexOf('-->', comment + 4);
      if (close === -1) break;
      take(comment);
      from = close + 3;
    } else {
      const until = endOfData(source, data, absent);
      const isKept =
        until !== undefined &&
        until - data <= maxLogoLength &&
        logos < maxLogos &&
        isLogo(source, data, until);
      if (isKept) logos += 1;
      take(until === undefined ? data + 5 : isKept ? until : data);
      from = until ?? data + 5;
    }
  }
  if (from < end) take(end);
  // A new string, because slices keep the whole source in memory.
  const lean = parts.join('').replaceAll('\0', '');
  return lean.slice(0, endOfTags(lean));
}

/**
 * Returns the next match at or after an offset, infinite if there is none. Searches again only
 * after the last match was passed.
 */
function searchFrom(find: (at: number) => number): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found < from) {
      const at = find(from);
      found = at === -1 ? Infinity : at;
    }
    return found;
  };
}

function indexOfPattern(source: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(source)?.index ?? -1;
}

/**
 * The end of a script or style, and the part that is kept: its tag, or all of a script with
 * structured data. `said` replaces the rest: rules with colours, and e-mail addresses from scripts.
 */
function readRaw(
  source: string,
  start: number,
): { readonly until: number; readonly kept: number; readonly said?: string } {
  const tagEnd = source.indexOf('>', start);
  if (tagEnd === -1) return { until: source.length, kept: source.length };
  const isStyle = /^.style/iu.test(source.slice(start, start + 6));
  const close = indexOfPattern(source, isStyle ? closing.style : closing.script, tagEnd);
  const until = close === -1 ? source.length : close;
  if (isStyle) {
    const style = stripData(source.slice(tagEnd + 1, until), maxStyleLength).replace(
      /<!--|-->/gu,
      '',
    );
    return { until, kept: tagEnd + 1, said: selectColorRules(style) };
  }
  const tag = source.slice(start, Math.min(tagEnd, start + 400));
  const body = source.slice(tagEnd + 1, Math.min(until, tagEnd + 4000));
  const keep = /ld\+json/iu.test(tag) || /tailwind\.config/u.test(body);
  if (keep) return { until, kept: until };
  const emails = emailsInScript(
    source.slice(tagEnd + 1, Math.min(until, tagEnd + maxScriptLength)),
  );
  return { until, kept: tagEnd + 1, ...(emails === '' ? {} : { said: emails }) };
}

/** Whether the data URI is the source of an image marked as logo. */
function isLogo(source: string, start: number, end: number): boolean {
  const before = source.slice(Math.max(0, start - 500), start);
  const tag = before.slice(before.lastIndexOf('<'));
  if (!/^<img\s[^>]*\ssrc\s*=\s*["']?$/iu.test(tag) && !/^<img\ssrc\s*=\s*["']?$/iu.test(tag))
    return false;
  const after = source.slice(end, end + 300);
  return /logo|brand/iu.test(`${tag} ${after.slice(0, Math.max(0, after.indexOf('>')))}`);
}

/**
 * The end of the data URI that begins at `start`; undefined for the word "data:" in prose. `absent`
 * remembers closing characters that do not occur any more, so that they are searched once.
 */
function endOfData(text: string, start: number, absent: Set<string>): number | undefined {
  const before = text[start - 1] ?? '';
  if (before === '"' || before === "'" || before === '(') {
    const closer = before === '(' ? ')' : before;
    const close = absent.has(closer) ? -1 : text.indexOf(closer, start + 5);
    if (close !== -1) return close;
    absent.add(closer);
    return undefined;
  }
  let end = start + 5;
  while (end < text.length && !/[\s"'<>)]/u.test(text[end] ?? ' ')) end += 1;
  return before === '=' || end - start > 205 ? end : undefined;
}

/**
 * The offset at which the page has more or deeper tags than any real page. The parser's time grows
 * with the square of the depth.
 */
function endOfTags(source: string): number {
  let at = -1;
  let depth = 0;
  for (let count = 0; count < maxTags && depth < maxDepth; count += 1) {
    at = source.indexOf('<', at + 1);
    if (at === -1) return source.length;
    if (source[at + 1] === '/') depth = Math.max(0, depth - 1);
    else if (!shallow.test(source.slice(at, at + 10))) depth += 1;
  }
  return at;
}

/** A style sheet with empty `data:` URIs, cut to `maxLength` characters. */
export function stripData(text: string, maxLength: number): string {
  const parts: string[] = [];
  let length = 0;
  let from = 0;
  const absent = new Set<string>();
  for (
    let at = text.indexOf('data:');
    at !== -1 && length < maxLength;
    at = text.indexOf('data:', from)
  ) {
    const end = endOfData(text, at, absent);
    const part = text.slice(
      from,
      Math.min(end === undefined ? at + 5 : at, from + maxLength - length),
    );
    parts.push(part);
    length += part.length;
    from = end ?? at + 5;
  }
  parts.push(text.slice(from, Math.max(from, from + maxLength - length)));
  return parts.join('');
}
