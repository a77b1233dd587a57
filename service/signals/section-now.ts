/** The section that grew most since the last beacon. */
export function sectionNow(
  known: Readonly<Record<string, number>>,
  sent: Readonly<Record<string, number>>,
): string | null {
  const grown = Object.entries(sent).map(([id, ms]) => [id, ms - (known[id] ?? 0)] as const);
  const most = grown.toSorted(([, a], [, b]) => b - a)[0];
  return most && most[1] > 0 ? most[0] : null;
}
