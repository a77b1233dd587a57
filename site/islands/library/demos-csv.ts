import { industryLabel } from '../../../templates-data/model/industries.ts';
import type { LibraryDemo } from './library-demo.ts';

/** A text that a table program would take for a formula is kept from it by an apostrophe. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const day = (at: number | undefined): string =>
  at === undefined ? '' : new Date(at).toISOString().slice(0, 10);

/** Demos as a table for Excel and others: UTF-8 with a mark, lines as RFC 4180 has them. */
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
  return `\u{feff}${[names, ...rows.map((row) => row.map(cell).join(','))].join('\r\n')}\r\n`;
}
