/** Splits opening hours as people write them into words that have a meaning. */
import {
  always,
  alwaysAllWeek,
  appointment,
  closed,
  dayWords,
  fillers,
  holiday,
  joins,
  midday,
  midnight,
  through,
} from './hours-words.ts';

/** Minutes of a day, and of half a day. */
export const dayLength = 1440;
export const noon = 720;

export interface Time {
  readonly minute: number;
  /** Whether the half of the day is certain. */
  readonly isClear: boolean;
  readonly half: 'am' | 'pm' | undefined;
}

export type Token =
  | { readonly kind: 'days'; readonly days: readonly number[] }
  | { readonly kind: 'time'; readonly time: Time }
  | { readonly kind: 'closed' | 'appointment' | 'always' | 'week' | 'holiday' }
  | { readonly kind: 'through' | 'join' | 'break' };

const word = (pattern: string): RegExp => new RegExp(`^(?:${pattern})(?![\\p{L}\\p{N}])\\.?`, 'u');
const clock =
  /^(\d{1,2})(?:\s?[:.h]\s?([0-5]\d)|\s?h)?(?:\s?(?:uhr|uur|hrs?|h))?(?:\s?([ap])\.?\s?m\.?|([ap]))?(?![\d\p{L}])/u;
const military = /^([01]\d|2[0-4])([0-5]\d)(?:\s?h(?:rs?)?)?(?![\d\p{L}])/u;

/** Words that are one token, longer and more specific ones first. */
const wordTokens: readonly (readonly [RegExp, Token])[] = [
  [word(alwaysAllWeek), { kind: 'week' }],
  [word(always), { kind: 'always' }],
  [word(appointment), { kind: 'appointment' }],
  [word(closed), { kind: 'closed' }],
  [word(holiday), { kind: 'holiday' }],
  // "Sonn- und Feiertage", "M-F", "M–Sat".
  [/^sonn-(?= )/u, { kind: 'days', days: [6] }],
  [/^m(?=\s?[-–—]\s?(?:f|th|s))/u, { kind: 'days', days: [0] }],
  [/^f(?![\p{L}\p{N}])/u, { kind: 'days', days: [4] }],
  ...dayWords.map(([pattern, days]) => [word(pattern), { kind: 'days', days } as const] as const),
  [word(midday), { kind: 'time', time: { minute: noon, isClear: true, half: 'pm' } }],
  [word(midnight), { kind: 'time', time: { minute: dayLength, isClear: true, half: 'am' } }],
  [/^[-–—−~]/u, { kind: 'through' }],
  [word(through), { kind: 'through' }],
  [/^[,&+/]/u, { kind: 'join' }],
  [word(joins), { kind: 'join' }],
];
const filler = word(fillers);

function parseTime(
  hours: number,
  minutes: number,
  written: string,
  half: string | undefined,
): Time | undefined {
  const isHalf = half === 'a' || half === 'p';
  if (hours > 24 || (hours === 24 && minutes > 0)) return undefined;
  // People also write "18:30 pm".
  if (!isHalf || hours > 12)
    return {
      minute: hours * 60 + minutes,
      isClear: hours > 12 || written.startsWith('0'),
      half: undefined,
    };
  const minute = (hours % 12) * 60 + minutes + (half === 'p' ? noon : 0);
  return { minute, isClear: true, half: half === 'p' ? 'pm' : 'am' };
}

/** The tokens of a text; undefined when a word is not known. */
export function tokenize(text: string): readonly Token[] | undefined {
  const tokens: Token[] = [];
  let rest = text;
  while ((rest = rest.replace(/^[^\S\n]+/u, '')) !== '') {
    const stop = /^(?:[\n;|•·.:()]+)/u.exec(rest)?.[0];
    if (stop !== undefined) {
      if (!/^[:()]+$/u.test(stop)) tokens.push({ kind: 'break' });
      rest = rest.slice(stop.length);
      continue;
    }
    const known = wordTokens.find(([pattern]) => pattern.test(rest));
    if (known) {
      tokens.push(known[1]);
      rest = rest.replace(known[0], '');
      continue;
    }
    const [plain, hours = '', minutes = '0', half, short] =
      clock.exec(rest) ?? military.exec(rest) ?? [];
    const time =
      plain === undefined
        ? undefined
        : parseTime(Number(hours), Number(minutes), hours, half ?? short);
    if (plain !== undefined && time) {
      tokens.push({ kind: 'time', time });
      rest = rest.slice(plain.length);
      continue;
    }
    const other = filler.exec(rest)?.[0];
    if (other === undefined) return undefined;
    rest = rest.slice(other.length);
  }
  return tokens;
}
