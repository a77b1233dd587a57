// Pages carry megabytes that say nothing about the firm; one real page is 1.4 MB of data URI.
const longestPage = 560_000;
// About 15,000 elements with their ends; the largest of the real ones has 9,000.
const mostTags = 24_000;
const deepest = 1500;
// Tags without an end, or whose end is often left out.
const shallow =
  /^<(?:[^a-z]|(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr|p|li|dt|dd|td|th|tr|option|path)\b)/iu;

/**
 * The page's source without scripts (but JSON-LD and an inline Tailwind configuration), comments and data URIs, capped.
 * Each pass is one linear walk, because the page may be hostile.
 */
export function stripPage(source: string): string {
  const lean = stripData(stripComments(stripScripts(source.slice(0, 5_000_000)))).replaceAll('\0', '');
  return lean.slice(0, Math.min(longestPage, endOfTags(lean)));
}

/** Where the page has more tags, or deeper ones, than any real page: the parser's time grows with the square of the depth. */
function endOfTags(source: string): number {
  let at = -1;
  let depth = 0;
  for (let count = 0; count < mostTags && depth < deepest; count += 1) {
    at = source.indexOf('<', at + 1);
    if (at === -1) return source.length;
    if (source[at + 1] === '/') depth = Math.max(0, depth - 1);
    else if (!shallow.test(source.slice(at, at + 10))) depth += 1;
  }
  return at;
}

/** `data:` URIs emptied. */
export function stripData(text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (;;) {
    const at = text.indexOf('data:', from);
    if (at === -1) break;
    const before = text[at - 1];
    let end = at + 5;
    if (before === '"' || before === "'" || before === '(' || before === '=') {
      const quote = before === '(' ? ')' : before === '=' ? ' ' : before;
      const close = text.indexOf(quote, end);
      if (close === -1) break;
      parts.push(text.slice(from, at));
      from = close;
      continue;
    }
    while (end < text.length && !/[\s"'<>)]/u.test(text[end] ?? ' ')) end += 1;
    // Prose has the word "data:" too.
    parts.push(end - at > 200 ? text.slice(from, at) : text.slice(from, end));
    from = end;
  }
  parts.push(text.slice(from));
  return parts.join('');
}

function stripScripts(source: string): string {
  const parts: string[] = [];
  const opening = /<script\b/giu;
  const closing = /<\/script/giu;
  let from = 0;
  for (;;) {
    opening.lastIndex = from;
    const open = opening.exec(source);
    if (open === null) break;
    const tagEnd = source.indexOf('>', open.index);
    if (tagEnd === -1) break;
    closing.lastIndex = tagEnd;
    const close = closing.exec(source)?.index ?? source.length;
    const tag = source.slice(open.index, Math.min(tagEnd, open.index + 400));
    const body = source.slice(tagEnd + 1, Math.min(close, tagEnd + 4000));
    const keep = /ld\+json/iu.test(tag) || /tailwind\.config/u.test(body);
    parts.push(source.slice(from, keep ? close : tagEnd + 1));
    from = close;
  }
  parts.push(source.slice(from));
  return parts.join('');
}

function stripComments(source: string): string {
  const parts: string[] = [];
  let from = 0;
  for (;;) {
    const open = source.indexOf('<!--', from);
    if (open === -1) break;
    const close = source.indexOf('-->', open + 4);
    if (close === -1) break;
    const inScript = /<script[^<>]{0,200}>\s*$/iu.test(source.slice(Math.max(0, open - 220), open));
    parts.push(source.slice(from, inScript ? open + 4 : open));
    from = inScript ? open + 4 : close + 3;
  }
  parts.push(source.slice(from));
  return parts.join('');
}
