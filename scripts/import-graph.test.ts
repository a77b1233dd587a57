import { expect, test } from 'vitest';
import { findCycles, readImports } from './import-graph.ts';

function listCycles(sources: Readonly<Record<string, string>>): string[] {
  return findCycles(readImports(Object.keys(sources), (file) => sources[file] ?? ''));
}

test('a cycle of values, types or components is reported once', () => {
  expect(
    listCycles({
      'a/one.ts': "import type { Two } from '../b/two.ts';",
      'b/two.ts': "export { three } from './three.astro';",
      'b/three.astro': "---\nimport { one } from '../a/one.ts';\n---\n<p>three</p>",
    }),
  ).toEqual(['a/one.ts > b/two.ts > b/three.astro > a/one.ts']);
});

test('dynamic imports and shared imports form no cycle', () => {
  expect(
    listCycles({
      'one.ts': "import './three.ts';\nconst load = () => import('./two.ts');",
      'two.ts': "import './three.ts';\nimport './one.ts';",
      'three.ts': "import { x } from 'package';",
    }),
  ).toEqual([]);
});
