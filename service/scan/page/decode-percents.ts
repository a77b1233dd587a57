/** The text without percent-encoding, or as written where a `%` starts no valid sequence. */
export function decodePercents(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
