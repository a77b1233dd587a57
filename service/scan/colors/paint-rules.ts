const paints = /color|background|border|fill|--/iu;
const mark = /\/\*|["'{};\\]/gu;

/**
 * A style sheet without rules that set no colour, border or custom property: often half of it, and
 * parsing them takes most of the time. One walk; anything incomplete is left to the parser.
 */
export function paintRules(css: string): string {
  const kept: string[] = [];
  let keptTo = 0;
  // Where the selector of the next block begins, and where the innermost open block does.
  let start = 0;
  let open: { readonly start: number; readonly body: number } | undefined;
  mark.lastIndex = 0;
  for (let match = mark.exec(css); match !== null; match = mark.exec(css)) {
    const at = match.index;
    switch (match[0]) {
      case '/*':
        mark.lastIndex = after(css, '*/', at + 2);
        break;
      case '"':
      case "'":
        mark.lastIndex = afterString(css, at);
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

function after(css: string, end: string, from: number): number {
  const at = css.indexOf(end, from);
  return at === -1 ? css.length : at + end.length;
}

/** Behind a string's end: its quote, or the end of the line where it is not closed. */
function afterString(css: string, from: number): number {
  const quote = css[from];
  for (let at = from + 1; at < css.length; at += 1) {
    if (css[at] === '\\') at += 1;
    else if (css[at] === quote || css[at] === '\n') return at + 1;
  }
  return css.length;
}
