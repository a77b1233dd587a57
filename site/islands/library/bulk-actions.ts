import { extendDemo as callExtendDemo } from '../../../service/contract/demos.ts';
import { libraryDemoAddress } from '../studio/making/demo-link.ts';
import { callService } from '../ui/call-service.ts';
import { downloadCsv } from '../ui/csv-text.ts';
import { toast } from '../ui/toast-store.ts';
import { addTag, validateTag } from './change-demo.ts';
import { toastFailure } from './send-change.ts';
import { demosCsv } from './demos-csv.ts';
import { savedDemo, type LibraryDemo } from './library-demo.ts';
import { patchSaved } from './library-store.ts';

const filterSaved = (demos: readonly LibraryDemo[]): readonly LibraryDemo[] =>
  demos.filter(({ local }) => !local);

const formatDemoCount = (count: number): string => (count === 1 ? '1 demo' : `${count} demos`);

/** Adds a tag to each demo that lacks it and has room for one more. */
export async function tagDemos(demos: readonly LibraryDemo[], tag: string): Promise<void> {
  const wanting = filterSaved(demos).filter(({ tags }) => validateTag(tags, tag) === undefined);
  const done = await Promise.all(wanting.map((demo) => addTag(demo, tag)));
  const count = done.filter(Boolean).length;
  if (count === wanting.length)
    toast({ title: 'Tag added', description: `${tag.trim()} to ${formatDemoCount(count)}.` });
}

/** Extends the links of demos, one after another, until one is refused. */
export async function extendDemos(demos: readonly LibraryDemo[]): Promise<void> {
  let count = 0;
  for (const { id } of filterSaved(demos)) {
    const result = await callService(callExtendDemo, { params: { id }, body: {} });
    if (!result.ok) {
      toastFailure(id, result, 'Error updating demo', 'Failed to extend the link');
      return;
    }
    const { expires, updatedAt } = savedDemo(result.reply);
    patchSaved(id, (demo) => ({ ...demo, expires, updatedAt }));
    count += 1;
  }
  toast({ title: 'Links extended', description: `Those of ${formatDemoCount(count)}.` });
}

/** Saves a table of demos as a file. */
export function downloadDemos(demos: readonly LibraryDemo[]): void {
  downloadCsv('demos.csv', demosCsv(demos, libraryDemoAddress));
}
