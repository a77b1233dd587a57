import { z } from 'zod';

/**
 * A text with a limit from the design. The message names its length and the limit, for editors of
 * data files.
 */
export function text(max: number): z.ZodString {
  return z
    .string({
      error: (issue) =>
        issue.input === undefined ? 'is missing' : 'must be text (put it in quotes)',
    })
    .trim()
    .min(1, 'is empty')
    .max(max, {
      error: (issue) =>
        `is ${typeof issue.input === 'string' ? issue.input.length : 0} characters, the design fits ${max}`,
    });
}

/** Part of an address: lower-case letters, digits and single hyphens. */
export const slug = text(80).regex(
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/u,
  'must be lower-case words joined by hyphens, like family-law',
);

export const hexColor = text(7).regex(
  /^#[0-9a-f]{6}$/u,
  'must be a color like #1e293b, in lower case',
);

/** A date as articles show it: April 12, 2025. */
export const articleDate = text(20)
  .regex(
    /^(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}$/u,
    { error: 'must be written like April 12, 2025', abort: true },
  )
  .refine((date) => isCalendarDate(date), 'is not a day of the calendar');

/** Whether a date like `April 12, 2025` exists; `Date` would parse `February 30` as March. */
function isCalendarDate(date: string): boolean {
  const day = Number(/ (\d{1,2}),/u.exec(date)?.[1]);
  return new Date(Date.parse(`${date} UTC`)).getUTCDate() === day;
}

export const webAddress = z.url('must be a web address that begins with https://').max(300);
