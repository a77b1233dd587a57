import type { Context } from 'hono';
import type { Variables } from '../deps.ts';

/** Adds `Set-Cookie` values to the answer, beside those it has. */
export function setCookies(c: Context<Variables>, values: readonly string[]): void {
  for (const value of values) c.header('Set-Cookie', value, { append: true });
}
