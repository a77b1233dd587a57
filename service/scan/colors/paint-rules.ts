const paints = /color|background|border|fill|--/iu;
const mark = /\/\*|["'{};\\]/gu;

/**
 * A style sheet reduced to rules with a colour, border or custom property: often half of it.
 * Parsing the rest would take most of the time. Incomplete blocks are left to the parser.
 */
export function selectColorRules(css: string): string {
  const kept: string[] = [];
  let keptTo = 0;
  // Offset of the next block's selector, and the innermost open block.
  let start = 0;
  let open: { readonly start: number; readonly body: number } | undefined;
  mark.lastIndex = 0;
  for (let match = mark.exec(css); match !== null; match = mark.exec(css)) {
    const at = match.index;
    switch (match[0]) {
      case '/*':
        mark.lastIndex = offsetAfter(css, '*/', at + 2);
        break;
      case '"':
      case "'":
        mark.lastIndex = offsetAfterString(css, at);
        break;
      case '\\':
        mark.lastIndex = at + 2;
        break;
      case '{':
        open = { start, body: at + 1 };
        start = at + 1;
        break;
      case ';':
        start = at + 1;
        break;
      default:
        if (open !== undefined && !paints.test(css.slice(open.body, at))) {
          kept.push(css.slice(keptTo, open.start));
          keptTo = at + 1;
        }
        open = undefined;
        start = at + 1;
    }
  }
  kept.push(css.slice(keptTo));
  return kept.join('');
}

function offsetAfter(css: string, end: string, from: number): number {
  const at = css.indexOf(end, from);
  return at === -1 ? css.length : at + end.length;
}

/** Offset after a string: behind its quote, or at the end of the line if it is not closed. */
function offsetAfterString(css: string, from: number): number {
  const quote = css[from];
  for (let at = from + 1; at < css.length; at += 1) {
    if (css[at] === '\\') at += 1;
    else if (css[at] === quote || css[at] === '\n') return at + 1;
  }
  return css.length;
}
