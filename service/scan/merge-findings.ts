import type { Extracted } from './extraction.ts';
import type { Findings } from './findings.ts';
import type { Onward } from './fetch/fetch-onward.ts';
import type { WorkFailure } from './worker/worker-messages.ts';

/**
 * The findings of a scan from the home page's words, the further pages and the colours. A step that
 * failed adds nothing.
 */
export function mergeFindings(
  words: Extracted,
  more: Extracted | WorkFailure,
  colors: Extracted | WorkFailure,
  onward: Onward | undefined,
): Findings {
  return {
    ...words.findings,
    ...(typeof more === 'string' ? {} : more.findings),
    ...(typeof colors === 'string' ? {} : colors.findings),
    logo: onward?.paintedLogo ?? words.findings.logo,
    // The opening picture's address is its credit, so it is only given with the picture.
    opening:
      typeof colors !== 'string' && colors.pictures?.opening
        ? (onward?.painted ?? words.links.opening)
        : undefined,
  };
}
