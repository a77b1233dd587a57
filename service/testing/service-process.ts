/**
 * The service as a process of its own, as `npm start` runs it but for the pages, of which a test
 * needs few: `node service-process.ts <folder of the site>`. With `SYNCHRONOUS=NORMAL` it loses
 * writes when the power fails, as the test of that must be able to fail.
 */
import { readEnv } from '../env.ts';
import { runService } from '../run-service.ts';

const [, , siteFolder = ''] = process.argv;
const { SYNCHRONOUS } = process.env;
await runService(readEnv(), siteFolder, {
  isNew: process.argv.includes('--new'),
  ...(SYNCHRONOUS === 'NORMAL' && { synchronous: 'NORMAL' }),
});
