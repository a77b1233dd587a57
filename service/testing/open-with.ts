/**
 * `node open-with.ts <database> <migrations>`: opens a database with other migrations, and prints
 * `opening` first.
 */
import { openStore } from '../db/open.ts';

const [, , file = '', migrations = ''] = process.argv;
process.stdout.write('opening\n');
await openStore(file, { migrations }).close();
