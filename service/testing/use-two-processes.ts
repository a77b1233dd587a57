import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from './create-test-app.ts';
import { deleteTestStore } from './open-test-store.ts';
import { grantAll, openAgencyWithDemo, type SentDemo } from './read-demo.ts';

interface TwoProcesses {
  one: TestApp;
  two: TestApp;
  /** The owner of an agency, signed in to the first process. */
  owner: Visitor;
  demo: SentDemo;
}

/**
 * Two processes on one database with an agency and its demo, for all tests of a file. Only on
 * PostgreSQL, because a SQLite file belongs to one process.
 */
export function useTwoProcesses(): TwoProcesses {
  const folder = mkdtempSync(join(tmpdir(), 'firstlook-processes-'));
  const variables = { ...grantAll, DATA_DIR: folder };
  const processes = {} as TwoProcesses;
  beforeAll(async () => {
    processes.one = createTestApp({ variables });
    processes.two = createTestApp({ variables });
    Object.assign(processes, await openAgencyWithDemo(processes.one));
  });
  afterAll(async () => {
    await Promise.all([processes.one.close(), processes.two.close()]);
    await deleteTestStore(folder);
    rmSync(folder, { recursive: true, force: true });
  });
  return processes;
}
