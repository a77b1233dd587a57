/** The number of characters that both texts begin with. */
function commonStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  for (let at = 0; at < most; at += 1) if (one[at] !== other[at]) return at;
  return most;
}

/**
 * The last words of an edited text: `words` and what follows them, after the edit. Empty when they
 * are gone, or when nothing is left before them.
 */
export function movedEnd(
  words: string,
  { from, to }: { readonly from: string; readonly to: string },
): string {
  const at = from.lastIndexOf(words);
  if (at <= 0) return words;
  const unchanged = commonStart(from, to);
  if (unchanged >= at) return to.slice(at);
  const start = at + to.length - from.length;
  const isBefore = start > 0 && to.slice(start) === from.slice(at);
  return isBefore ? to.slice(start) : '';
}
