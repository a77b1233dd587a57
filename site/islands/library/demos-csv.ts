import { industryLabel } from '../../../templates-data/model/industries.ts';
import { csvText } from '../ui/csv-text.ts';
import type { LibraryDemo } from './library-demo.ts';

const day = (at: number | undefined): string =>
  at === undefined ? '' : new Date(at).toISOString().slice(0, 10);

/** Demos as a CSV table. */
export function demosCsv(
  demos: readonly LibraryDemo[],
  linkTo: (demo: LibraryDemo) => string,
): string {
  const rows = demos.map((demo) => [
    demo.name,
    linkTo(demo),
    industryLabel(demo.industry),
    demo.tags.join('; '),
    String(demo.visits),
    day(demo.createdAt),
    day(demo.updatedAt),
    demo.expires === undefined ? 'Does not expire' : day(demo.expires),
    demo.notes,
  ]);
  const names = 'Name,Link,Industry,Tags,Visits,Created,Changed,Expires,Notes';
  return csvText([names.split(','), ...rows]);
}
