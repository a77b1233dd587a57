import { formatDay, formatTime, formatWeekday } from '../ui/format-english.ts';
import { isPagePath, pages } from '../../../templates-data/model/sections.ts';

export function pageLabel(path: string): string {
  return isPagePath(path) ? pages[path].label : path;
}

const day = 24 * 60 * 60 * 1000;
const startOfDay = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** `10:16 AM`, `Fri, 4:10 PM`, `Nov 18`. */
export function formatMoment(at: number, now = Date.now()): string {
  if (at >= startOfDay(now)) return formatTime(at);
  return now - at < 6 * day ? `${formatWeekday(at)}, ${formatTime(at)}` : formatDay(at);
}

/** `3 min ago`, `2 h ago`, `Yesterday`, `Nov 18`. */
export function formatAgo(at: number, now = Date.now()): string {
  const minutes = Math.floor((now - at) / 60_000);
  if (minutes < 1) return 'Just now';
  if (minutes < 60) return `${minutes} min ago`;
  if (at >= startOfDay(now)) return `${Math.floor(minutes / 60)} h ago`;
  return at >= startOfDay(now) - day ? 'Yesterday' : formatDay(at);
}

/** `Today`, `Yesterday`, `Nov 18`: the heading of a day. */
export function formatDayHeading(at: number, now = Date.now()): string {
  if (at >= startOfDay(now)) return 'Today';
  return at >= startOfDay(now) - day ? 'Yesterday' : formatDay(at);
}

const devices = new Map<unknown, string>([
  ['phone', 'on a phone'],
  ['tablet', 'on a tablet'],
  ['desktop', 'on a computer'],
]);

/** `on a phone`; empty for an unknown device. */
export function describeDevice(device: unknown): string {
  return devices.get(device) ?? '';
}

/** The first name of a person, for sentences. */
export function shortName(name: string): string {
  const words = name.trim().split(/\s+/u);
  const [first = name] = words;
  return first.endsWith('.') && words.length > 1 ? name : first;
}
