import type { Context } from 'hono';
import type { Variables } from '../deps.ts';

/** Adds `Set-Cookie` values to those of the answer. */
export function setCookies(c: Context<Variables>, values: readonly string[]): void {
  for (const value of values) c.header('Set-Cookie', value, { append: true });
}
