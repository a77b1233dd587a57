import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { slowFiles } from './slow-files.ts';

test('every slow file exists under its name', () => {
  expect(slowFiles.filter((file) => !existsSync(file))).toEqual([]);
});
