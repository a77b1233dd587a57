import { parseAccept } from 'hono/utils/accept';

const html = new Set(['text/html', 'application/xhtml+xml']);
const data = new Set(['application/json', '*/*', 'application/*']);

/**
 * Whether an `Accept` header asks for a page rather than for data, as browsers do when a person
 * goes to an address.
 */
export function prefersHtml(accept: string | undefined): boolean {
  if (accept === undefined || !accept.includes('html')) return false;
  const best = (types: ReadonlySet<string>): number =>
    Math.max(
      0,
      ...parseAccept(accept)
        .filter(({ type }) => types.has(type.toLowerCase()))
        .map(({ q }) => q),
    );
  const wanted = best(html);
  return wanted > 0 && wanted >= best(data);
}
