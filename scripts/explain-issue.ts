import { z } from 'zod';

/** `services[2].faqs[1].answer`, counted from one as people do. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) =>
      typeof part === 'number' ? `[${part + 1}]` : `${index > 0 ? '.' : ''}${String(part)}`,
    )
    .join('');
}

/** Edit distance of two words: letters to add, drop, change or swap. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let cost = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
}

/** The most similar known name; undefined without a similar one. */
function nearest(word: string, known: readonly string[]): string | undefined {
  const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/gu, '');
  const ranked = known
    .map((name) => ({ name, away: distance(plain(word), plain(name)) }))
    .sort((one, other) => one.away - other.away);
  const [best] = ranked;
  return best && best.away <= Math.max(1, Math.floor(word.length / 3)) ? best.name : undefined;
}

export function didYouMean(word: string, known: readonly string[]): string {
  const name = nearest(word, known);
  return name === undefined ? `; known are ${known.join(', ')}` : `; did you mean ${name}?`;
}

/** The schema at a path, without wrappers such as optional. */
function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  )
    return schemaAt(schema.unwrap() as z.ZodType, path);
  const [part, ...rest] = path;
  if (part === undefined) return schema;
  if (schema instanceof z.ZodArray) return schemaAt(schema.element as z.ZodType, rest);
  if (schema instanceof z.ZodObject) {
    const below: unknown = schema.shape[String(part)];
    if (below instanceof z.ZodType) return schemaAt(below, rest);
  }
  return schema;
}

function valueAt(source: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined,
    source,
  );
}

const kinds: Readonly<Record<string, string>> = {
  object: 'must be a group of fields, indented below it',
  array: 'must be a list, one line with a dash for each',
  number: 'must be a number, without quotes',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  string: 'must be text (put it in quotes)',
};

/** The problems of one field, as sentences that name the field and the fix. */
export function explainIssue(
  issue: z.core.$ZodIssue,
  schema: z.ZodType,
  source: unknown,
): string[] {
  const field = fieldName(issue.path);
  const value = valueAt(source, issue.path);
  const withField = (sentence: string): string => `${field} ${sentence}`.trim();
  if (issue.code === 'unrecognized_keys') {
    const parent = schemaAt(schema, issue.path);
    const known = parent instanceof z.ZodObject ? Object.keys(parent.shape) : [];
    const free = known.filter((name) => valueAt(value, [name]) === undefined);
    return issue.keys.map(
      (key) =>
        `${fieldName([...issue.path, key])} is not a field${didYouMean(key, nearest(key, free) ? free : known)}`,
    );
  }
  if (value === undefined) return [withField('is missing')];
  if (value === null) return [withField('is empty')];
  if (issue.code === 'invalid_value') {
    const choices = issue.values.map(String);
    return [
      withField(
        `is ${JSON.stringify(value)}, which is not a choice${didYouMean(typeof value === 'string' ? value : '', choices)}`,
      ),
    ];
  }
  if (issue.code === 'invalid_type') return [withField(kinds[issue.expected] ?? issue.message)];
  return [withField(issue.message)];
}
