import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Writes a page into a folder of its own, for the servers that ours is compared with. */
export function writePageFile(html: string): {
  readonly path: string;
  readonly remove: () => void;
} {
  const folder = mkdtempSync(join(tmpdir(), 'firstlook-bench-'));
  const path = join(folder, 'page.html');
  writeFileSync(path, html);
  return { path, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
