import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { slowFiles } from './slow-files.ts';

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
