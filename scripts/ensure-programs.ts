/** Installs what the tests use besides Node.js, or reports what is missing. */
import { ensureBrowsers } from './ensure-browsers.ts';
import { ensurePostgres } from './ensure-postgres.ts';

ensureBrowsers({ tests: true });
ensurePostgres();
