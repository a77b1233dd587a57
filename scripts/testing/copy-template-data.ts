import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { templateData } from '../read-template-data.ts';

/** Copies the template data into a new folder, and returns its path. */
export function copyTemplateData(): string {
  const root = mkdtempSync(join(tmpdir(), 'templates-'));
  cpSync(templateData, root, { recursive: true });
  return root;
}

/** Changes one file of a copy; fails when the pattern is not found. */
export function change(root: string, file: string, from: string | RegExp, to: string): void {
  const before = readFileSync(join(root, file), 'utf8');
  const after = before.replace(from, () => to);
  if (after === before) throw new Error(`${file} has no ${String(from)}`);
  writeFileSync(join(root, file), after);
}
