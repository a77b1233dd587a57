/** The parameters of a path by name: `id` of `/app/demos/{id}`. */
export type PathValues = Readonly<Record<string, string>>;

function decodePart(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/**
 * The parameters of a path by a pattern, with or without a slash at its end; undefined for a path
 * that does not match.
 */
export function matchPath(pattern: string, path: string): PathValues | undefined {
  const expected = pattern.split('/');
  const parts = path.replace(/\/$/u, '').split('/');
  if (expected.length !== parts.length) return undefined;
  const values: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const found = decodePart(parts[index] ?? '');
    const name = /^\{(\w+)\}$/u.exec(part)?.[1];
    if (found === undefined || (name === undefined ? found !== part : found === ''))
      return undefined;
    if (name !== undefined) values[name] = found;
  }
  return values;
}
