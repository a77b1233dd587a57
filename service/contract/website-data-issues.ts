import { SentWebsiteData, type WebsiteData } from './website-data.ts';

/** For tests: the issues of a value by the path of their field; empty when it is accepted. */
export function websiteDataIssues(
  data: unknown,
  schema: typeof SentWebsiteData | typeof WebsiteData = SentWebsiteData,
): Record<string, string> {
  const { error } = schema.safeParse(data);
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
}
