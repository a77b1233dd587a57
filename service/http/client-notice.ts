import { locales, type Language } from '../../templates-data/model/languages.ts';
import { clientWords } from '../client-words.ts';
import type { ServiceError } from '../errors.ts';

/** An error as a client reads it. */
interface ClientNotice {
  readonly title: string;
  readonly text: string;
  /** On the link that repeats the request. */
  readonly again: string;
}

/** "in 40 seconds", "in 12 minutes" in this language. */
function formatWait(seconds: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(locales[language]);
  if (seconds < 90) return format.format(seconds, 'second');
  return format.format(Math.ceil(seconds / 60), 'minute');
}

/** The names of title and text; undefined for errors whose own English sentence says more. */
function chooseWords(
  { code, details }: ServiceError,
  status: number,
): readonly [title: string, text: string] | undefined {
  if (code === 'gone' || code === 'expired') return ['notice.gone', 'notice.goneText'];
  if (status === 404) return ['notice.missing', 'notice.missingText'];
  if (status === 421) return ['notice.name', 'notice.nameText'];
  if (status === 429)
    return ['notice.wait', details.retryAfter ? 'notice.tooMany' : 'approval.tooOften'];
  if (status === 503) return ['notice.wait', 'notice.busy'];
  if (status >= 500) return ['notice.failed', 'notice.busy'];
  return undefined;
}

/** An error in a client's language; undefined where the error's own sentence is to be shown. */
export function clientNotice(
  error: ServiceError,
  status: number,
  language: Language,
): ClientNotice | undefined {
  const chosen = chooseWords(error, status);
  if (!chosen && language === 'en') return undefined;
  const [title, sentence] = chosen ?? ['notice.other', 'notice.otherText'];
  const { text } = clientWords(language);
  const time = formatWait(error.details.retryAfter ?? 0, language);
  return { title: text(title), text: text(sentence, { time }), again: text('notice.again') };
}
