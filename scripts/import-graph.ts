import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

/** The files that each file imports, including types; dynamic imports do not count. */
type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** The script of an Astro component: its frontmatter, and script elements without a source. */
function extractScript(source: string): string {
  const [, head = ''] = /^---\n([\s\S]*?)\n---/u.exec(source) ?? [];
  const scripts = [...source.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/gu)];
  return [head, ...scripts.map(([, script = '']) => script)].join('\n');
}

/** The relative paths in the import and export statements of a source. */
function importedPaths(file: string, source: string): string[] {
  const text = file.endsWith('.astro') ? extractScript(source) : source;
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts
    .createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind)
    .statements.flatMap((statement) => {
      if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
      const { moduleSpecifier } = statement;
      return moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? [moduleSpecifier.text] : [];
    })
    .filter((path) => path.startsWith('.'));
}

export function readImports(
  files: readonly string[],
  read: (file: string) => string = (file) => readFileSync(file, 'utf8'),
): ImportGraph {
  const known = new Set(files);
  return new Map(
    files.map((file) => [
      file,
      importedPaths(file, read(file))
        .map((path) => normalize(join(dirname(file), path)))
        .filter((path) => known.has(path)),
    ]),
  );
}

/** The shortest path from a file back to itself; undefined without one. */
function findPathBack(graph: ImportGraph, start: string): string[] | undefined {
  const before = new Map<string, string>();
  const queue = [start];
  for (const file of queue) {
    for (const next of graph.get(file) ?? []) {
      if (next === start) {
        const path = [file];
        while (path[0] !== undefined && path[0] !== start)
          path.unshift(before.get(path[0]) ?? start);
        return path;
      }
      if (before.has(next)) continue;
      before.set(next, file);
      queue.push(next);
    }
  }
  return undefined;
}

/** One line for each cycle: `a.ts > b.ts > a.ts`, beginning with its alphabetically first file. */
export function findCycles(graph: ImportGraph): string[] {
  const cycles = [...graph.keys()].flatMap((file) => {
    const path = findPathBack(graph, file);
    return path === undefined || path.some((other) => other < file) ? [] : [[...path, file]];
  });
  return cycles.map((path) => path.join(' > '));
}
