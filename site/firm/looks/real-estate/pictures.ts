/** Which pages of this design show the house. A clinic, a school and a shop show their people instead. */
const withHouse: ReadonlySet<string> = new Set(['real-estate', 'hospitality']);

export function showsHouse(industryId: string): boolean {
  return withHouse.has(industryId);
}
