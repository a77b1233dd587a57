import { readLists } from '../../../templates-data/model/client-lists.ts';
import type { ListName } from '../../../templates-data/model/content-rules.ts';
import { checkDemo, examplesToReplace } from '../../../templates-data/model/send-check.ts';
import { readOverrides } from '../../../templates-data/model/slots.ts';
import { fetchKit } from '../../overrides/fetch-kit.ts';
import type { LibraryDemo } from './library-demo.ts';

/** The content of a demo that comes neither from the client nor from the agency. */
export interface DemoExamples {
  /** `3 examples to replace`; empty without examples. */
  readonly words: string;
  /** The list that contains the first one. */
  readonly first: ListName | undefined;
}

type Checked = Pick<LibraryDemo, 'websiteData' | 'industry'>;
/** Results by website data, because a changed demo has a new object. */
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

/** Counts the examples of a demo, with the same rules as the check before sending. */
export function findExamples(demo: Checked): Promise<DemoExamples> {
  const { websiteData } = demo;
  const found = known.get(websiteData) ?? check(demo);
  known.set(websiteData, found);
  found.catch(() => known.delete(websiteData));
  return found;
}
