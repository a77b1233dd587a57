/**
 * Checks references between files of templates-data: ids that must exist, numbers that must agree,
 * names that must not appear.
 */
import { findFirmProblems } from './check-firms.ts';
import { findIndustryProblems } from './check-industries.ts';
import { findNameProblems } from './check-names.ts';
import { didYouMean } from './explain-issue.ts';
import type { IndustryFolder, TemplateData, TextFile } from './template-data.ts';

function findPlaceholderProblems({ file, text }: TextFile): string[] {
  const known = file.endsWith('disclaimer.md') ? ['{name}', '{clauses}'] : ['{name}'];
  return [...text.matchAll(/\{[^}\n]*\}/gu)]
    .map(([placeholder]) => placeholder)
    .filter((placeholder) => !known.includes(placeholder))
    .map(
      (placeholder) =>
        `${file}: ${placeholder} is not a placeholder; known are ${known.join(', ')}`,
    );
}

/** The problems of references between the files, one line each; empty without problems. */
export function checkReferences({
  folders,
  firms,
  galleryFirms,
  policies,
  sharedFiles,
}: TemplateData): string[] {
  const firmIds = firms.map(({ id }) => id);
  const findFolder = (id: string): IndustryFolder | undefined =>
    folders.find((folder) => folder.id === id);
  return [
    ...policies.flatMap(findPlaceholderProblems),
    ...folders.flatMap((folder) => findIndustryProblems(folder, firms)),
    ...findNameProblems(
      sharedFiles,
      firms.flatMap(({ name }) => name ?? []),
    ),
    ...firms.flatMap(({ file, id, firm }) =>
      firm ? findFirmProblems(file, id, firm, findFolder(firm.industry)) : [],
    ),
    ...galleryFirms
      .filter((id) => !firmIds.includes(id))
      .map((id) => `gallery.yaml: firm "${id}" has no file in firms/${didYouMean(id, firmIds)}`),
  ];
}
