import { ownLimits } from '../../contract/scanned-words.ts';
import type { ServiceDetail } from '../../contract/scanned-words.ts';
import { nameKey } from '../name/compare-names.ts';
import type { FoundList } from '../page/found.ts';
import type { Line } from '../page/read-lines.ts';
import type { FoundWords, SitePage } from './own-words.ts';
import { fitSentences, isOwnProse } from './prose.ts';

const { most, name: longestName, description: longest } = ownLimits.serviceDetails;

/**
 * Each service with the text that stands below its heading, on the page of services or on the home
 * page.
 */
export function findServiceDetails(
  pages: readonly SitePage[],
  services: FoundList<string> | undefined,
): FoundWords<ServiceDetail[]> | undefined {
  if (services === undefined) return undefined;
  const lines = pages
    .filter(({ kind }) => kind !== 'praise' && kind !== 'articles')
    .map(({ page }) => page.lines.filter(({ place }) => place !== 'nav' && place !== 'footer'));
  const keys = new Set(services.values.map(nameKey));
  const value = services.values.slice(0, most).map((name): ServiceDetail => {
    const key = nameKey(name);
    const description = lines
      .map((own) => textBelow(own, key, keys))
      .find((text) => text !== undefined);
    return { name: name.slice(0, longestName), ...(description !== undefined && { description }) };
  });
  const described = value.filter(({ description }) => description !== undefined).length;
  return {
    value,
    source: services.source,
    confidence: described > 0 ? services.confidence : services.confidence * 0.9,
    snippet: value.map(({ name, description }) => description ?? name).join('; '),
  };
}

/** The text below a service's name, before the next heading or the next service. */
function textBelow(
  lines: readonly Line[],
  key: string,
  keys: ReadonlySet<string>,
): string | undefined {
  for (const [index, line] of lines.entries()) {
    if (line.text.length > longestName + 20 || nameKey(line.text) !== key) continue;
    const below = lines.slice(index + 1, index + 4);
    const end = below.findIndex(({ heading, text }) => {
      const own = text.length > longestName + 20 ? '' : nameKey(text);
      return own !== key && (heading > 0 || keys.has(own));
    });
    const text = (end === -1 ? below : below.slice(0, end)).find(isOwnProse)?.text;
    if (text !== undefined) return fitSentences(text, longest);
  }
  return undefined;
}
