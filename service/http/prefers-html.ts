import { parseAccept } from 'hono/utils/accept';

const html = new Set(['text/html', 'application/xhtml+xml']);
const data = new Set(['application/json', '*/*', 'application/*']);

/** Whether an `Accept` header prefers a page to data, as browsers do when a person navigates. */
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
