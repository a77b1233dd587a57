import type { Content } from './client-content.ts';

/** Whether the agency took a single value out, so that a further scan does not bring it back. */
export function isValueRemoved({ removed }: Pick<Content, 'removed'>, name: string): boolean {
  return removed.values?.includes(name) === true;
}

/**
 * The content with a single value remembered as taken out, or not any more. Without a website that
 * was read there is nothing to take it from.
 */
export function markValueRemoved(content: Content, name: string, isRemoved: boolean): Content {
  if (isValueRemoved(content, name) === isRemoved) return content;
  if (isRemoved && content.sourceUrl === '') return content;
  const { values = [], ...lists } = content.removed;
  const names = isRemoved ? [...values, name] : values.filter((other) => other !== name);
  return { ...content, removed: names.length === 0 ? lists : { ...lists, values: names } };
}
