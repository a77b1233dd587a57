import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { templateFiles } from './template-page.ts';

/**
 * Writes a small built site: the pages that the service always needs, templates of law and of the
 * general industry, and the given files by path.
 */
export function writeTestSite(
  folder: string,
  files: Readonly<Record<string, string | Buffer>>,
): void {
  const built: Record<string, string | Buffer> = {
    'index.html': '<!DOCTYPE html><title>Home</title>',
    '404.html': '<!DOCTYPE html><title>404 Page Not Found</title>',
    'industries/law/index.html': '<!DOCTYPE html><title>Law</title>',
    ...templateFiles('law', 'lawyer'),
    ...templateFiles('general', 'business'),
    'demo-missing/index.html':
      '<!DOCTYPE html><html data-attr-data-demo="demo-id"><head><title data-text="page-title">x</title></head></html>',
    'demo-gone/index.html':
      '<!DOCTYPE html><html><head><title>This page has been taken down</title></head></html>',
    'demo-expired/index.html':
      '<!DOCTYPE html><html data-design="law"><head><title data-text="page-title">x</title><style data-theme>:root{}</style></head><body><p data-text="name">x</p></body></html>',
    ...files,
  };
  for (const [path, content] of Object.entries(built)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
