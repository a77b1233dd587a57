import { Hono } from 'hono';
import { maxDemosOf, requireUser } from '../auth/find-user.ts';
import {
  createDemo as createCall,
  deleteDemo,
  incrementDemos,
  listDemos,
  updateDemo,
} from '../contract/demos.ts';
import type { Deps, Variables } from '../deps.ts';
import { notFound } from '../errors.ts';
import { answerCall } from '../http/answer-call.ts';
import type { Reads } from '../pages/answer-read.ts';
import { createDemo } from './create-demo.ts';
import { countOwn, deleteOwn, findOwn, listOwn, updateOwn } from './queries.ts';
import { mergeWebsiteData } from './merge-website-data.ts';
import { ownersDemo } from './show-demo.ts';

export function demoRoutes(deps: Deps, reads: Reads): Hono<Variables> {
  const app = new Hono<Variables>();
  const { store, limiter } = deps;

  /** Fills and packs a page before its first visitor asks, so that even they get the smallest form of it. */
  function prepare(uniqueId: string): void {
    const request = {
      url: `/demos/${uniqueId}`,
      clientAddress: '',
      ifNoneMatch: undefined,
      acceptEncoding: 'br',
    };
    void reads(request).catch((error: unknown) => deps.log.debug({ err: error }, 'page not prepared'));
  }

  answerCall(app, createCall, async ({ c, body }) => {
    const user = await requireUser(c, deps);
    await limiter.take('create-demo', user.id);
    const options = { userId: user.id, maxDemos: maxDemosOf(user, deps.env), now: deps.now() };
    const { demo, created } = await createDemo(store, body, options);
    if (!created) c.status(200);
    prepare(demo.uniqueId);
    return ownersDemo(demo);
  });

  answerCall(app, listDemos, async ({ c }) => {
    const user = await requireUser(c, deps);
    return (await listOwn(store.read, user.id)).map(ownersDemo);
  });

  answerCall(app, updateDemo, async ({ c, body, param }) => {
    const user = await requireUser(c, deps);
    const { websiteData, ...rest } = body;
    const row = await store.write(async (db) => {
      const existing = await findOwn(db, user.id, param('id'));
      if (!existing) return undefined;
      const seen = websiteData !== undefined;
      return updateOwn(db, user.id, existing.id, {
        ...rest,
        ...(seen && {
          websiteData: mergeWebsiteData(existing, websiteData),
          version: existing.version + 1,
        }),
        updatedAt: deps.now(),
      });
    });
    if (!row) throw notFound('Demo not found');
    if (body.websiteData !== undefined) prepare(row.uniqueId);
    return ownersDemo(row);
  });

  answerCall(app, deleteDemo, async ({ c, param }) => {
    const user = await requireUser(c, deps);
    if (!(await store.write((db) => deleteOwn(db, user.id, param('id'))))) throw notFound('Demo not found');
    return { success: true } as const;
  });

  answerCall(app, incrementDemos, async ({ c }) => {
    const user = await requireUser(c, deps);
    return { success: true as const, demoCount: await countOwn(store.read, user.id) };
  });

  return app;
}
