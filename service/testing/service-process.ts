/**
 * The service as a process of its own, as `npm start` runs it but with few pages: `node
 * service-process.ts <folder of the site>`. `SYNCHRONOUS=NORMAL` makes it lose writes in a power
 * failure, for the test that must be able to fail.
 */
import { readEnv } from '../env.ts';
import { runService } from '../run-service.ts';

const [, , siteFolder = ''] = process.argv;
const { SYNCHRONOUS } = process.env;
await runService(readEnv(), siteFolder, {
  isNew: process.argv.includes('--new'),
  ...(SYNCHRONOUS === 'NORMAL' && { synchronous: 'NORMAL' }),
});
