import { parseHexColor } from './parse-color.ts';

const maxDepth = 6;
const maxColors = 3;
const variable = /var\(\s*(--[\w-]+)\s*(?:,\s*([^()]{0,80}(?:\([^()]{0,80}\))?))?\)/gu;

/** The opaque colours in a value, at most three, with custom properties followed. */
export function resolveColors(
  value: string,
  lookup: (name: string) => string | undefined,
): readonly string[] {
  const text = withoutVariables(value, lookup);
  const parsed = parseHexColor(text.replace(/\s*!important$/iu, ''));
  if (parsed !== undefined) return [parsed];
  const found: string[] = [];
  for (const [part] of text
    .replace(/url\([^)]{0,300}\)?/gu, ' ')
    .matchAll(
      /#[\da-f]{3,8}\b|(?:rgb|hsl|oklch|oklab|hwb|lab|lch)a?\([^()]{1,60}\)|\b[a-z]{3,20}\b(?!\()/giu,
    )) {
    const color = parseHexColor(part);
    if (color !== undefined) found.push(color);
    if (found.length >= maxColors) break;
  }
  return found;
}

function withoutVariables(value: string, lookup: (name: string) => string | undefined): string {
  let text = value.slice(0, 400);
  for (let depth = 0; depth < maxDepth && text.includes('var('); depth += 1) {
    text = text
      .replace(variable, (_whole, name: string, fallback?: string) =>
        (lookup(name) ?? fallback ?? '').slice(0, 200),
      )
      .slice(0, 600);
  }
  return text;
}
