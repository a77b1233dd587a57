/** A time in milliseconds since 1970 as ISO 8601 in UTC; null stays null. */
export function toIsoTime(ms: number): string;
export function toIsoTime(ms: number | null): string | null;
export function toIsoTime(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}
