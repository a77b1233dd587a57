import { afterAll } from 'vitest';
import { createApprovalApp } from './approve-demo.ts';
import type { TestApp } from './create-test-app.ts';

/** A service for the tests of one file, in which every address has all features. */
export function useApprovalApp(): TestApp {
  const app = createApprovalApp();
  afterAll(() => app.close());
  return app;
}
