import type { ClientContent } from './client-content.ts';

/** Whether the agency removed a single value, so that another scan does not restore it. */
export function isValueRemoved({ removed }: Pick<ClientContent, 'removed'>, name: string): boolean {
  return removed.values?.includes(name) === true;
}

/**
 * The content with a value marked as removed, or no longer. Without a scanned website, nothing is
 * marked.
 */
export function markValueRemoved(
  content: ClientContent,
  name: string,
  isRemoved: boolean,
): ClientContent {
  if (isValueRemoved(content, name) === isRemoved) return content;
  if (isRemoved && content.sourceUrl === '') return content;
  const { values = [], ...lists } = content.removed;
  const names = isRemoved ? [...values, name] : values.filter((other) => other !== name);
  return { ...content, removed: names.length === 0 ? lists : { ...lists, values: names } };
}
