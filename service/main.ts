import { fileURLToPath } from 'node:url';
import { readEnv, SettingError } from './env.ts';
import { runService } from './run-service.ts';

/** `--new`: an empty database is meant. */
const options = process.argv.slice(2);
const unknown = options.find((option) => option !== '--new');
if (unknown !== undefined) {
  process.stderr.write(`There is no option ${unknown}. The one that there is: --new\n`);
  process.exit(1);
}

function settings(): ReturnType<typeof readEnv> {
  try {
    return readEnv();
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

await runService(settings(), fileURLToPath(new URL('../dist', import.meta.url)), {
  isNew: options.includes('--new'),
});
