import type { FirstFacts, ScanOutcome, ScanStage } from '../../../../service/contract/scan.ts';

export const scanStageNames: readonly ScanStage[] = ['fetching', 'reading', 'colours', 'done'];

/** The status line while a website is read. */
const stageWords: Readonly<Record<ScanStage | 'starting', string>> = {
  starting: 'Connecting to the website…',
  fetching: 'Fetching the page…',
  reading: 'Reading names, texts and contact details…',
  colours: 'Finding the brand colors…',
  done: 'Putting it together…',
};

/** The text of the status line: the name as soon as it is known, and the current step. */
export function describeProgress({ stage, pasted, found }: ScanProgressState): string {
  if (pasted && (stage === 'starting' || stage === 'fetching')) return 'Reading what you pasted…';
  const name = found?.businessName;
  return name ? `Found ${name}. ${stageWords[stage]}` : stageWords[stage];
}

interface ScanProgressState {
  readonly stage: ScanStage | 'starting';
  readonly pasted: boolean;
  readonly found?: FirstFacts | undefined;
}

interface OutcomeWords {
  readonly sentence: string;
  readonly advice: string;
  /** Whether pasting the page helps. */
  readonly paste: boolean;
  /** The label of the button for another attempt, if one may help. */
  readonly retry?: string;
  /** Whether people can open the page in their own browser and copy it from there. */
  readonly bookmark?: boolean;
}

/** For each outcome without a whole website: what to say, and what to offer. */
export const outcomeWords: Readonly<Record<Exclude<ScanOutcome, 'ok'>, OutcomeWords>> = {
  partial: {
    sentence: 'Only a part of this website could be read.',
    advice: 'What was found is filled in. Check the rest, or paste the page to read more of it.',
    paste: true,
    retry: 'Scan again',
  },
  blocked: {
    sentence: 'This website turns away automatic visitors.',
    advice: 'Open it in your browser, copy the page and paste it here. It is read the same way.',
    paste: true,
    bookmark: true,
  },
  'script-only': {
    sentence: 'This website builds its pages with scripts, so its file holds no text to read.',
    advice: 'Open it in your browser, select everything, copy it and paste it here.',
    paste: true,
    bookmark: true,
  },
  parked: {
    sentence: 'This domain is parked: the business has no website here.',
    advice:
      'Check the address, or start fresh. There is nothing to replace, which is a fine opening line.',
    paste: false,
  },
  'not-found': {
    sentence: 'The website answers that this page does not exist.',
    advice: 'Check the address, or try the home page without the part after the slash.',
    paste: false,
  },
  'too-slow': {
    sentence: 'The website took too long to answer.',
    advice: 'Try again in a moment, or paste the page if it opens in your browser.',
    paste: true,
    retry: 'Try again',
  },
  'not-a-website': {
    sentence: 'This address leads to a file or a service, not to a web page.',
    advice: 'Enter the address of the home page, as it stands in the browser.',
    paste: false,
  },
};
