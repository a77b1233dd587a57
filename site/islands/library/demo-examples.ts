import { readLists } from '../../../templates-data/model/client-lists.ts';
import type { ListName } from '../../../templates-data/model/content-rules.ts';
import { checkDemo, examplesToReplace } from '../../../templates-data/model/send-check.ts';
import { readOverrides } from '../../../templates-data/model/slots.ts';
import { fetchKit } from '../../overrides/fetch-kit.ts';
import type { LibraryDemo } from './library-demo.ts';

/** What a demo shows that is neither the client's own nor the agency's. */
export interface DemoExamples {
  /** `3 examples to replace`; empty where there are none. */
  readonly words: string;
  /** The list that the first of them stands in. */
  readonly first: ListName | undefined;
}

type Checked = Pick<LibraryDemo, 'websiteData' | 'industry'>;
/** By what the demo holds: a changed demo has website data of its own. */
const known = new WeakMap<object, Promise<DemoExamples>>();

async function check({ websiteData, industry }: Checked): Promise<DemoExamples> {
  const demo = {
    overrides: { ...readOverrides(websiteData), industry },
    lists: readLists(websiteData),
  };
  const concerns = checkDemo(demo, await fetchKit(demo));
  const ways = concerns.flatMap(({ kind, way }) =>
    kind === 'example' && way.to === 'list' ? [way.name] : [],
  );
  return { words: examplesToReplace(concerns), first: ways[0] };
}

/**
 * Counts what a demo still shows of the trade's or a sample's, as the check before sending does.
 */
export function findExamples(demo: Checked): Promise<DemoExamples> {
  const { websiteData } = demo;
  const found = known.get(websiteData) ?? check(demo);
  known.set(websiteData, found);
  found.catch(() => known.delete(websiteData));
  return found;
}
