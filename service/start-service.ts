import { fileURLToPath } from 'node:url';
import { readEnv, SettingError } from './env.ts';
import { runService } from './run-service.ts';

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function readSettings(): ReturnType<typeof readEnv> {
  try {
    return readEnv();
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    return fail(error.message);
  }
}

/** Starts the service with the options of the command line; `--new` allows an empty database. */
export async function startService(options: readonly string[]): Promise<void> {
  const unknown = options.find((option) => option !== '--new');
  if (unknown !== undefined) fail(`There is no option ${unknown}. The one that there is: --new`);
  await runService(readSettings(), fileURLToPath(new URL('../dist', import.meta.url)), {
    isNew: options.includes('--new'),
  });
}
