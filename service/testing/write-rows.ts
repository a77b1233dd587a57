/** `node write-rows.ts <database> <count>`: writes that many rows, each in its own commit. */
import { openStore } from '../db/open.ts';
import { users } from '../db/schema.ts';

const [, , file = '', count = '0'] = process.argv;
const store = openStore(file);
process.stderr.write('opened\n');
for (let row = 0; row < Number(count); row += 1) {
  await store.write(async (db) => {
    await db
      .insert(users)
      .values({ id: String(row), email: `${row}@x.example`, username: 'x', createdAt: 1 });
  });
}
// Killed, because a clean exit would flush the log.
process.kill(process.pid, 'SIGKILL');
