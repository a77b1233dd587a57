import { calls } from '../openapi.ts';

/** Calls by their number of parts; `{name}` matches any part. */
const patterns = Map.groupBy(
  [...new Set([...calls.map(({ path }) => path), '/api/openapi.json'])].map((path) => ({
    path,
    parts: path.split('/'),
  })),
  ({ parts }) => parts.length,
);

function isMatch(pattern: readonly string[], parts: readonly string[]): boolean {
  return pattern.every((part, index) => part.startsWith('{') || part === parts[index]);
}

/**
 * The route of an address as a metric label, with few possible values: a call of the contract,
 * `/demos/{id}`, `/_astro/{file}`, `/{page}`, or `/api/{other}`.
 */
export function nameRoute(url: string): string {
  if (url.startsWith('/demos/')) return '/demos/{id}';
  if (url.startsWith('/_astro/')) return '/_astro/{file}';
  if (!url.startsWith('/api/')) return '/{page}';
  const queryAt = url.indexOf('?');
  const parts = (queryAt < 0 ? url : url.slice(0, queryAt)).split('/');
  const found =
    patterns.get(parts.length)?.filter((pattern) => isMatch(pattern.parts, parts)) ?? [];
  // A literal path is a closer match than one with parameters.
  const exact = found.find(({ path }) => !path.includes('{')) ?? found[0];
  return exact?.path ?? '/api/{other}';
}
