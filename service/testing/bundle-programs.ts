/** Set-up of the unit tests: bundles of the programs that they start in processes of their own. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { bundleFolder } from './bundled-program.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const programs = [
  'service/testing/service-process.ts',
  'service/testing/serve-test-app.ts',
  'service/testing/open-with.ts',
  'service/testing/write-rows.ts',
  'scripts/migrate-postgres.ts',
];
const folder = join(root, '.cache/test-programs');

/** Packages that find files beside their own, or are loaded late. */
const unbundled = [
  '@node-rs/argon2',
  'better-sqlite3',
  'harfbuzzjs',
  'nodemailer',
  'pdfkit',
  'pg',
  'pino',
  'playwright-core',
  'sharp',
  'stripe',
  'subset-font',
  'undici',
];

/** Modules still find their files and workers where they stand. */
const keepAddresses: Plugin = {
  name: 'keep-addresses',
  enforce: 'pre',
  transform: (code, id) =>
    code.includes('import.meta.url')
      ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      : undefined,
};

/** As in leave-out-preparation.ts. */
const leaveOutPreparation: Plugin = {
  name: 'leave-out-preparation',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/scan/worker/when-idle.ts')
      ? 'export const whenIdle = () => undefined;'
      : undefined,
};

/** Replaces a file that has changed, at once, because a service may be reading it. */
function write(file: string, content: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return;
  const next = `${file}.${process.pid}`;
  writeFileSync(next, content);
  renameSync(next, file);
}

/** A bundle has 30 modules instead of 900, which takes a second of the processor in each start. */
export default async function setup(): Promise<void> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [keepAddresses, leaveOutPreparation],
    ssr: { noExternal: true, external: unbundled },
    build: {
      ssr: true,
      target: 'node22',
      minify: false,
      write: false,
      copyPublicDir: false,
      // Names that stay, so that the compile cache knows the files in the next run.
      rolldownOptions: {
        input: programs.map((program) => join(root, program)),
        output: { chunkFileNames: 'parts/[name].js' },
      },
    },
  });
  if (!('output' in result)) throw new Error('the programs are not bundled');
  mkdirSync(join(folder, 'parts'), { recursive: true });
  for (const part of result.output)
    if (part.type === 'chunk') write(join(folder, part.fileName), part.code);
  process.env[bundleFolder] = folder;
}
