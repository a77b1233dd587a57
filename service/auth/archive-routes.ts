import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { downloadArchive } from '../contract/account.ts';
import type { Deps, Variables } from '../deps.ts';
import { platform } from '../platform.ts';
import { writeArchive } from './archive.ts';
import { requireUser } from './find-user.ts';

const product = platform.name.toLowerCase().replace(/[^a-z\d]+/gu, '-');

/** Serves the archive of everything that an account holds, as a file. */
export function archiveRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  app.get(downloadArchive.path, async (c) => {
    const user = await requireUser(c, deps);
    await deps.limiter.take('archive', user.id);
    const day = new Date(deps.now()).toISOString().slice(0, 10);
    c.header('Content-Type', 'application/json');
    c.header('Content-Disposition', `attachment; filename="${product}-archive-${day}.json"`);
    const pieces = Readable.from(writeArchive(deps, user)).map((piece: string) =>
      Buffer.from(piece),
    );
    return c.body(Readable.toWeb(pieces) as ReadableStream);
  });
  return app;
}
