import type { Context } from 'hono';
import type { z } from 'zod';
import type { Variables } from '../deps.ts';
import { ServiceError } from '../errors.ts';

const usualLimit = 64_000;
const usualType = 'application/json';

interface Accepted {
  /** Limit in bytes. */
  readonly limit?: number | undefined;
  /** The required content type. */
  readonly type?: string;
}

/** The error of a body that broke off. */
export function incompleteRequest(): ServiceError {
  return new ServiceError('aborted', 'The request did not arrive whole.');
}

/** The error of a body of more bytes than fit. */
export function tooLarge(limit: number): ServiceError {
  return new ServiceError(
    'too_large',
    `The request is too large: at most ${Math.floor(limit / 1000)} kB fit.`,
  );
}

/**
 * The raw bytes of the request's body.
 * @throws ServiceError too_large
 */
export async function readBytes(c: Context<Variables>, limit: number): Promise<Buffer> {
  if (Number(c.req.header('content-length') ?? 0) > limit) throw tooLarge(limit);
  const reader = c.req.raw.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  while (reader) {
    const { done, value } = await reader.read().catch(() => {
      throw incompleteRequest();
    });
    if (done) break;
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      throw tooLarge(limit);
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}

/** Without `fatal`, the decoder replaces invalid bytes by U+FFFD. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * The bytes of a body as text.
 * @throws ServiceError unreadable_body
 */
export function decodeBody(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new ServiceError('unreadable_body', 'The request is not valid UTF-8 text.');
  }
}

/**
 * Parses a text as a JSON object.
 * @throws ServiceError unreadable_body
 */
export function parseObject(text: string): object {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new ServiceError('unreadable_body', 'The request is not valid JSON.');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ServiceError('unreadable_body', 'The request must be a JSON object.');
  }
  return body;
}

/** @throws ServiceError too_large, unreadable_body */
export async function readText(c: Context<Variables>, limit: number): Promise<string> {
  return decodeBody(await readBytes(c, limit));
}

/** Whether the body is a form that a browser sent without the help of a script. */
export function isForm(c: Context<Variables>): boolean {
  return /^application\/x-www-form-urlencoded\s*(?:;|$)/iu.test(c.req.header('content-type') ?? '');
}

/**
 * The fields of a form that was sent without script; the last value of equal names.
 * @throws ServiceError too_large, unreadable_body
 */
export async function readForm(
  c: Context<Variables>,
  limit = usualLimit,
): Promise<Readonly<Record<string, string>>> {
  return Object.fromEntries(new URLSearchParams(await readText(c, limit)));
}

/** The first fault of each field as a sentence, in the schema's order. */
function fieldSentences(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const name = issue.path.length > 0 ? issue.path.join('.') : 'body';
    if (!Object.hasOwn(fields, name)) fields[name] = issue.message;
  }
  return fields;
}

/**
 * The request's JSON body, parsed by the schema.
 * @throws ServiceError not_json, too_large, unreadable_body, or invalid_fields with a sentence per
 * field.
 */
export async function readBody<T extends z.ZodType>(
  c: Context<Variables>,
  schema: T,
  { limit = usualLimit, type = usualType }: Accepted = {},
): Promise<z.output<T>> {
  const mediaType = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (mediaType !== type)
    throw new ServiceError('not_json', `Send the request as JSON (Content-Type: ${type}).`);
  return parseInput(schema, parseObject(await readText(c, limit)));
}

/**
 * The input, parsed by the schema.
 * @throws ServiceError invalid_fields with a sentence per field.
 */
export function parseInput<T extends z.ZodType>(schema: T, sent: unknown): z.output<T> {
  const parsed = schema.safeParse(sent);
  if (parsed.success) return parsed.data;
  const fields = fieldSentences(parsed.error);
  throw new ServiceError('invalid_fields', Object.values(fields)[0] ?? 'Please check the form.', {
    fields,
  });
}
