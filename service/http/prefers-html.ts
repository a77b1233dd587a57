import { parseAccept } from 'hono/utils/accept';

const html = new Set(['text/html', 'application/xhtml+xml']);
const data = new Set(['application/json', '*/*', 'application/*']);

/** Pages that clients open from a mail or a chat, in browsers that may name no type. */
const clientPage = /^\/(?:approve|verify)(?:\/[\w-]*)?\/?$/u;

/**
 * Whether an error is answered with a page: for navigations, and for clients' pages unless JSON is
 * requested.
 */
export function wantsPage(accept: string | undefined, method: string, path: string): boolean {
  if (prefersHtml(accept)) return true;
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && clientPage.test(path) && accept?.includes('json') !== true;
}

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
  const htmlWeight = best(html);
  return htmlWeight > 0 && htmlWeight >= best(data);
}
