import { buildSite } from './build-site.ts';

try {
  buildSite();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
await import('../service/main.ts');
