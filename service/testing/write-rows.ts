/** `node write-rows.ts <database> <count>`: writes so many rows, each in a commit of its own. */
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
// No clean end, which would flush once more.
process.kill(process.pid, 'SIGKILL');
