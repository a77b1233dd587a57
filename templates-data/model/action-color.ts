/** The colour of the main action on pages that clients see of their agency. */
import { contrast } from './oklch.ts';
import { parseColor, readableColor } from './readable-color.ts';

export interface ActionColor {
  /** The ground of a button. */
  readonly main: string;
  /** Its text, with a contrast of at least 4.5. */
  readonly ink: string;
}

const dark = '#101217';
const paper = '#f1f2f4';
/** The contrast of a button to the page: https://www.w3.org/TR/WCAG22/#non-text-contrast */
const minContrast = 3;

export const usualAction: ActionColor = { main: '#2c72e5', ink: '#ffffff' };

/**
 * An agency's accent as a button, made lighter or darker as far as it would not be seen on our dark
 * ground or on paper. Without an accent it is the product's blue.
 */
export function actionColor(accent = ''): ActionColor {
  if (!/^#[\da-f]{6}$/iu.test(accent)) return usualAction;
  // One after the other, because `readableColor` searches towards black and white only.
  const main = [dark, paper].reduce(
    (shown, ground) => readableColor(parseColor(shown, shown), [ground], minContrast),
    accent,
  );
  return { main, ink: contrast('#ffffff', main) >= 4.5 ? '#ffffff' : '#000000' };
}

/** The custom properties of the style sheets of such pages. */
export function actionProperties(accent?: string): Readonly<Record<string, string>> {
  const { main, ink } = actionColor(accent);
  return { '--main': main, '--on-main': ink };
}
