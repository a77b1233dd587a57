import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { Env } from '../env.ts';
import type { Message } from './write-prompt.ts';

/**
 * The model gave no valid response of a chat completions API, or not in time. The message is for
 * the log.
 */
export class ModelError extends Error {}

interface ModelTimeouts {
  /** Milliseconds until the next piece of text, and until the last. */
  readonly piece: number;
  readonly whole: number;
}

const defaultTimeouts: ModelTimeouts = { piece: 8000, whole: 20_000 };
/** Limit of characters that are read of one answer. */
const maxAnswer = 20_000;

function readText(data: string, key: 'delta' | 'message'): string {
  const reply: unknown = JSON.parse(data);
  if (typeof reply !== 'object' || reply === null || !('choices' in reply)) return '';
  const choice: unknown = Array.isArray(reply.choices) ? reply.choices[0] : undefined;
  if (typeof choice !== 'object' || choice === null || !(key in choice)) return '';
  const part = (choice as Record<string, unknown>)[key];
  if (typeof part !== 'object' || part === null || !('content' in part)) return '';
  return typeof part.content === 'string' ? part.content : '';
}

/**
 * Asks an OpenAI-compatible `chat/completions` API. Yields the whole text so far, each time it has
 * grown.
 * @throws ModelError
 */
export async function* streamCompletion(
  ai: NonNullable<Env['ai']>,
  messages: readonly Message[],
  signal: AbortSignal,
  timeouts: ModelTimeouts = defaultTimeouts,
): AsyncGenerator<string> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), timeouts.piece);
  const limits = AbortSignal.any([signal, silence.signal, AbortSignal.timeout(timeouts.whole)]);
  try {
    const response = await fetch(`${ai.baseUrl}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        authorization: `Bearer ${ai.apiKey}`,
      },
      body: JSON.stringify({ model: ai.model, messages, stream: true }),
      redirect: 'error',
      signal: limits,
    });
    if (!response.ok || response.body === null) throw new ModelError(`answered ${response.status}`);
    if (!(response.headers.get('content-type') ?? '').includes('text/event-stream')) {
      yield readText(await response.text(), 'message').slice(0, maxAnswer);
      return;
    }
    const events = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream({ maxBufferSize: maxAnswer * 4 }));
    let written = '';
    for await (const { data } of events) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), timeouts.piece);
      if (data === '[DONE]') return;
      const text = readText(data, 'delta');
      if (text === '') continue;
      written += text;
      yield written;
      if (written.length > maxAnswer) return;
    }
  } catch (error) {
    if (error instanceof ModelError) throw error;
    const why = limits.aborted ? 'took too long, or nobody waited' : String(error);
    throw new ModelError(why, { cause: error });
  } finally {
    clearTimeout(timer);
    // Closes the connection when the caller stops reading.
    silence.abort();
  }
}
