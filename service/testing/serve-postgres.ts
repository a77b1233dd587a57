/** Set-up of the test project on PostgreSQL: one server for all its files. */
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../db/open-postgres.ts';
import { templateDatabase } from './open-test-store.ts';
import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server, with `*` for the database. */
    readonly postgres: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  await (await openPostgres(await server.create(templateDatabase))).close();
  project.provide('postgres', server.url('*'));
  return server.close;
}
