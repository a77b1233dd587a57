import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take ten seconds or more, the longest first within each project. */
const slowFiles = [
  'site/e2e/accessibility.e2e.ts',
  'site/e2e/library.e2e.ts',
  'site/e2e/sign-in.e2e.ts',
  'site/e2e/static-address.e2e.ts',
  'site/e2e/studio-journeys.e2e.ts',
  'site/e2e/studio-editing.e2e.ts',
  'site/e2e/firm-page.e2e.ts',
  'site/e2e/firefox.e2e.ts',
  'service/scan/browser/site-browser.test.ts',
  'service/scan/browser/escapes.test.ts',
  'service/db/move-to-postgres.test.ts',
  'service/share-cards/render-card.test.ts',
  'service/db/postgres-errors.test.ts',
  'service/http/slow-clients.test.ts',
  'service/billing/crash.test.ts',
  'service/billing/delete-customer.test.ts',
  'service/durability/missing-file.test.ts',
  'service/durability/two-processes-postgres.test.ts',
  'service/scan/worker/run-work.test.ts',
  'service/durability/start-failures.test.ts',
];

function rank({ moduleId }: TestSpecification): number {
  const index = slowFiles.findIndex((file) => moduleId.endsWith(`/${file}`));
  return index < 0 ? slowFiles.length : index;
}

/**
 * Starts the slowest files of a project first. Without results of an earlier run, Vitest orders by
 * size, and a small file that takes a minute would start last and run alone.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    return projects.flatMap((name) =>
      sorted
        .filter(({ project }) => project.name === name)
        .toSorted((one, other) => rank(one) - rank(other)),
    );
  }
}
