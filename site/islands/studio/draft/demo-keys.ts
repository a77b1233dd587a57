/**
 * The storage keys of demos in this browser: `website_{id}` or `template_{id}` for each, or the
 * list of older versions.
 */
export const websitePrefix = 'website_';
export const templatePrefix = 'template_';
export const listKey = 'website_demos';

/**
 * Whether a storage key contains demos; null means all keys, as in the event of a cleared storage.
 */
export function isDemoKey(key: string | null): boolean {
  return key === null || key.startsWith(websitePrefix) || key.startsWith(templatePrefix);
}
