/**
 * The framework's own variables, which only its rules declare and read: `--tw-shadow`,
 * `--default-font-family`.
 */
const frameworkVariable = /^--(?:tw|default)-/u;
const registration = /@property (--[\w-]+)\{([^}]*)\}/gu;
const theme = /@layer theme\{:root,:host\{([^}]*)\}\}/u;
/** Replaces registrations in browsers without them. */
const firstValues = /(?<=@layer properties\{@supports[^{]*\{[^{]*\{)[^}]*/u;
const declaration = /(?<=[{;])(--[\w-]+):([^;}]*);?/gu;
const read = /var\((--[\w-]+)/gu;

/** Position of the bracket that closes the one before `start`. */
function closingBracket(text: string, start: number): number {
  let open = 1;
  let place = start;
  for (; open > 0 && place < text.length; place += 1) {
    if (text[place] === '(') open += 1;
    if (text[place] === ')') open -= 1;
  }
  return place - 1;
}

/**
 * `text` with the values of known variables; an empty value selects the fallback behind the comma.
 */
function withValues(text: string, values: ReadonlyMap<string, string>): string {
  const start = text.indexOf('var(');
  if (start < 0) return text;
  const end = closingBracket(text, start + 4);
  const [, name = '', comma, fallback = ''] =
    /^\s*(--[\w-]+)\s*(,)?(.*)$/su.exec(text.slice(start + 4, end)) ?? [];
  const value = values.get(name);
  const otherwise = withValues(fallback, values);
  const unknown = `var(${name}${comma ? `,${otherwise}` : ''})`;
  const written =
    value === undefined ? unknown : value === '' ? otherwise : withValues(value, values);
  return text.slice(0, start) + written + withValues(text.slice(end + 1), values);
}

function declared(css: string): Map<string, string> {
  return new Map([...css.matchAll(declaration)].map(([, name = '', value = '']) => [name, value]));
}

function namesRead(css: string): Set<string> {
  return new Set([...css.matchAll(read)].map(([, name = '']) => name));
}

/** Whether a variable is declared in a single rule, and read in no other. */
function isReadBeside(rules: string, name: string): boolean {
  const naming = (rules.match(/[^{}]+(?=\})/gu) ?? []).filter((rule) =>
    rule.split(/[^\w-]/u).includes(name),
  );
  return (
    naming.length === 1 && frameworkVariable.test(name) && naming[0]?.split(`${name}:`).length === 2
  );
}

/**
 * A minified sheet with the values of variables that never change on the page: colours and sizes of
 * the theme, and the framework's variables for classes that the page lacks. Islands' sheets contain
 * the theme themselves.
 */
export function inlineVariables(css: string): string {
  const rules = css.replace(registration, '').replace(theme, '').replace(firstValues, '');
  const changing = declared(rules);
  const values = new Map(
    [...css.matchAll(registration)].map(([, name = '', body = '']) => [
      name,
      /initial-value:([^;]*)/u.exec(body)?.[1] ?? '',
    ]),
  );
  for (const name of namesRead(css))
    if (frameworkVariable.test(name) && !values.has(name)) values.set(name, '');
  for (const [name, value] of declared(`{${theme.exec(css)?.[1] ?? ''}`)) values.set(name, value);
  for (const [name, value] of changing) {
    if (isReadBeside(rules, name)) values.set(name, value);
    else values.delete(name);
  }

  const settled = withValues(css.replace(theme, '@layer theme;'), values);
  const usedNames = namesRead(settled);
  const isUsed = (name: string): boolean => usedNames.has(name) || !frameworkVariable.test(name);
  return (
    settled
      .replace(registration, (rule, name: string) =>
        changing.has(name) && isUsed(name) ? rule : '',
      )
      .replace(firstValues, (list) =>
        `{${list}`
          .replace(declaration, (line, name: string) =>
            changing.has(name) && isUsed(name) ? line : '',
          )
          .slice(1),
      )
      .replace(declaration, (line, name: string) => (isUsed(name) ? line : ''))
      // The layer must stay the first, also for sheets that follow.
      .replace(/@layer properties\{@supports[^{]*\{[^{]*\{\}\}\}/u, '@layer properties;')
      .replace(/;\}/gu, '}')
  );
}
