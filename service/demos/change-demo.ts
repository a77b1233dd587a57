import type { UpdateDemo } from '../contract/demos.ts';
import { mergeWebsiteData } from './merge-website-data.ts';
import type { DemoRow, NewDemo } from './queries.ts';

/** The moment of a change: replies that are kept ready are told apart by it, so no two changes of a demo share one. */
export function laterThan({ updatedAt }: DemoRow, now: number): number {
  return Math.max(now, updatedAt + 1);
}

/**
 * What a change writes into a demo's row. New website data is a new version of the page; the name in the library follows
 * the business name for as long as the owner has not given it another.
 */
export function changeOf(existing: DemoRow, change: UpdateDemo, now: number): Partial<NewDemo> {
  const { websiteData, ...rest } = change;
  const updatedAt = laterThan(existing, now);
  if (websiteData === undefined) return { ...rest, updatedAt };
  const merged = mergeWebsiteData(existing, websiteData);
  const follows = existing.name === existing.websiteData.businessName;
  const name = rest.name ?? (follows ? (merged.businessName ?? existing.name) : existing.name);
  return { ...rest, name, websiteData: merged, version: existing.version + 1, updatedAt };
}
