import { fileURLToPath } from 'node:url';
import { readEnv, SettingError } from './env.ts';
import { runService } from './run-service.ts';

function settings(): ReturnType<typeof readEnv> {
  try {
    return readEnv();
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

await runService(settings(), fileURLToPath(new URL('../dist', import.meta.url)));
