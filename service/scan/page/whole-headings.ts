import type { Line } from './read-lines.ts';

const maxLength = 400;

/** The lines, with each heading on a single line despite its line breaks. */
export function joinBrokenHeadings(lines: readonly Line[]): readonly Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const last = line.continuesHeading ? whole.pop() : undefined;
    whole.push(
      last === undefined
        ? line
        : { ...last, text: `${last.text} ${line.text}`.slice(0, maxLength) },
    );
  }
  return whole;
}
