import type { Call } from '../../../service/contract/call.ts';
import { callPath, type PathParams } from '../../call-path.ts';
import type { ErrorReply } from '../../../service/contract/error-reply.ts';

/**
 * The outcome of a call. `error` has the service's own sentence if it gave one, else one of ours,
 * whose code is the kind of failure.
 */
export type CallResult<Reply> =
  | { ok: true; status: number; reply: Reply }
  | { ok: false; kind: CallFailure; status: number; error: ErrorReply };

/**
 * `refused`: a 4xx; the same request would fail again. `failed`: a 5xx or an unreadable answer.
 * `unreachable`: no answer. `too-slow`: none in time. `aborted`: the caller cancelled (status 499).
 */
export type CallFailure = 'refused' | 'failed' | 'unreachable' | 'too-slow' | 'aborted';

interface CallSettings {
  readonly signal?: AbortSignal;
  /** Milliseconds until the call counts as too slow; 20,000 by default. */
  readonly timeout?: number;
  readonly accept?: string;
}

/** The reply of a successful call. */
export type ReplyOf<C extends Call> =
  NonNullable<C['reply'][keyof C['reply']]> extends {
    readonly _zod: { readonly output: infer Reply };
  }
    ? Reply
    : never;

type Body<C extends Call> = C extends {
  readonly body: { readonly _zod: { readonly input: infer B } };
}
  ? { readonly body: Unchanging<B> }
  : { readonly body?: never };
type Unchanging<T> = T extends readonly (infer Item)[]
  ? readonly Unchanging<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Unchanging<T[Key]> }
    : T;

type Params<C extends Call> = [keyof PathParams<C['path']>] extends [never]
  ? { readonly params?: never }
  : { readonly params: PathParams<C['path']> };

/** The body, the path's parameters and the time limit, as the contract's call requires. */
type CallOptions<C extends Call> = Body<C> & Params<C> & CallSettings;
type OptionsFor<C extends Call> = C extends { readonly body: unknown }
  ? [options: CallOptions<C>]
  : [keyof PathParams<C['path']>] extends [never]
    ? [options?: CallOptions<C>]
    : [options: CallOptions<C>];

/** The sentence for a service, or a script, that could not be reached. */
export const networkError = 'Network error. Please check your connection and try again.';

const sentences: Readonly<Record<Exclude<CallFailure, 'refused'>, string>> = {
  failed: 'Something went wrong on our side. Please try again.',
  unreachable: networkError,
  'too-slow': 'The service took too long to answer. Please try again.',
  aborted: 'Request aborted',
};

function failure(kind: Exclude<CallFailure, 'refused'>, status = 0): CallResult<never> {
  const sentence = sentences[kind];
  return { ok: false, kind, status, error: { error: sentence, message: sentence, code: kind } };
}

/** The service's error for people and forms; undefined for an answer of another shape. */
export function parseErrorReply(answer: unknown): ErrorReply | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const error = 'error' in answer ? answer.error : undefined;
  const message = 'message' in answer ? answer.message : undefined;
  const sentence = typeof error === 'string' ? error : message;
  if (typeof sentence !== 'string' || sentence === '') return undefined;
  const code = 'code' in answer && typeof answer.code === 'string' ? answer.code : 'unknown';
  const fields = 'fields' in answer ? readTexts(answer.fields) : undefined;
  return { error: sentence, message: sentence, code, ...(fields ? { fields } : {}) };
}

function readTexts(value: unknown): Record<string, string> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

/** The service's own sentence about a failed call; undefined when the sentence is ours. */
export function serviceSentence({
  kind,
  error,
}: Extract<CallResult<never>, { ok: false }>): string | undefined {
  return kind === 'refused' || (kind === 'failed' && error.code !== kind) ? error.error : undefined;
}

/** Sends a request and returns the raw response, for replies that are read as a stream. */
export async function openCall<C extends Call>(
  call: C,
  ...[options]: OptionsFor<C>
): Promise<Response | CallResult<never>> {
  const settings: { readonly params?: Readonly<Record<string, string>> } = options ?? {};
  return sendRequest(call.method, callPath<string>(call, settings.params ?? {}), options);
}

/** Sends a request to a path of the service, such as a list's next page. */
export async function sendRequest(
  method: Call['method'],
  path: string,
  {
    body,
    signal,
    timeout = 20_000,
    accept = 'application/json',
  }: CallSettings & { readonly body?: unknown } = {},
): Promise<Response | CallResult<never>> {
  const limit = AbortSignal.timeout(timeout);
  try {
    return await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: {
        Accept: accept,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
  } catch {
    return interrupted(signal, limit);
  }
}

function interrupted(signal: AbortSignal | undefined, limit: AbortSignal): CallResult<never> {
  if (signal?.aborted) return failure('aborted', 499);
  return failure(limit.aborted ? 'too-slow' : 'unreachable');
}

/**
 * Reads a whole answer. The service's replies follow its contract, so they are not validated again.
 */
export async function readAnswer<Reply>(response: Response): Promise<CallResult<Reply>> {
  let answer: unknown;
  try {
    answer = await response.json();
  } catch {
    return failure('failed', response.status);
  }
  if (response.ok) return { ok: true, status: response.status, reply: answer as Reply };
  const error = parseErrorReply(answer);
  // A proxy between may answer errors in JSON too, but not in the service's form.
  if (!error || (response.status >= 500 && error.code === 'unknown'))
    return failure('failed', response.status);
  return {
    ok: false,
    kind: response.status >= 500 ? 'failed' : 'refused',
    status: response.status,
    error,
  };
}

/**
 * Makes a call of the contract, with the session cookie: `callService(createDemo, { body })`. Never
 * throws.
 */
export async function callService<C extends Call>(
  call: C,
  ...options: OptionsFor<C>
): Promise<CallResult<ReplyOf<C>>> {
  const response = await openCall(call, ...options);
  return response instanceof Response ? readAnswer<ReplyOf<C>>(response) : response;
}
