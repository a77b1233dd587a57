import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Deps, Variables } from '../deps.ts';
import { answerError, toServiceError } from '../http/answer-error.ts';
import { isForm, readForm } from '../http/read-body.ts';
import { formPolicy, type FormValues, type FormTheme, type Markup } from './form-page.ts';

export interface Refusal {
  /** The error's code; undefined for an internal error. */
  readonly code: string | undefined;
  /** Sentences by field; empty when no field is invalid. */
  readonly faults: FormValues;
  readonly sentence: string;
}

interface Form<Result> {
  readonly theme: FormTheme;
  /**
   * For a page with a mailed token in its address: the event's name in the log, as for the
   * equivalent API call. The answer is not cached, and its address is not sent as a referrer.
   */
  readonly mailedLink?: string;
  /** Does the work of the form; throws ServiceError. */
  readonly receive: (c: Context<Variables>, typed: FormValues) => Promise<Result>;
  readonly done: (result: Result) => Markup;
  /** The form again, with everything that was typed. */
  readonly refused: (
    refusal: Refusal,
    typed: FormValues,
    c: Context<Variables>,
  ) => Markup | Promise<Markup>;
}

/**
 * Serves a form that a browser sends without script. It answers with a page, and a refused form
 * keeps what was typed.
 */
export function answerForm<Result>(
  app: Hono<Variables>,
  path: string,
  deps: Pick<Deps, 'env' | 'log' | 'now'>,
  { theme, mailedLink, receive, done, refused }: Form<Result>,
): void {
  const logEvent = (c: Context<Variables>, outcome: string): void => {
    if (mailedLink === undefined) return;
    const [account, requestId] = [c.get('account'), c.get('requestId')];
    deps.log.info({ event: mailedLink, outcome, account, requestId }, 'account event');
  };
  app.post(path, async (c, next) => {
    if (!isForm(c)) return next();
    c.header('Content-Security-Policy', formPolicy(theme));
    if (mailedLink !== undefined) {
      c.header('Cache-Control', 'no-store');
      c.header('Referrer-Policy', 'no-referrer');
      c.header('X-Frame-Options', 'DENY');
    }
    let typed: FormValues = {};
    try {
      typed = await readForm(c);
      const result = await receive(c, typed);
      logEvent(c, 'done');
      return await c.html(done(result));
    } catch (error) {
      // Logs the error, and answers with the status and headers of the API.
      const { status } = answerError(c, error, deps);
      // The answer is the form's own page.
      c.header('Content-Security-Policy', formPolicy(theme));
      const known = toServiceError(error);
      logEvent(c, known?.code ?? 'failed');
      const faults = known?.details.fields ?? {};
      const sentence = known?.message ?? 'Something went wrong on our side. Please try again.';
      return c.html(
        await refused({ code: known?.code, faults, sentence }, typed, c),
        status as ContentfulStatusCode,
      );
    }
  });
}
