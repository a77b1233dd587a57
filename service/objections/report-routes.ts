import { eq } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import { Report, sendReport } from '../contract/reports.ts';
import { demos, reports } from '../db/schema.ts';
import type { Deps, Variables } from '../deps.ts';
import { notFound } from '../errors.ts';
import { appendEvent } from '../events/append-event.ts';
import { answerForm } from '../forms/answer-form.ts';
import { registerRoute } from '../http/register-route.ts';
import { parseInput } from '../http/read-body.ts';
import { clientWords, readLanguage, type ClientWords } from '../client-words.ts';
import { receivedPage, refusedPage } from './report-page.ts';

/** Reports against demos. The operator reads them by mail and with `npm run operator`. */
export function reportRoutes(deps: Deps): Hono<Variables> {
  const app = new Hono<Variables>();
  const { store, limiter, now } = deps;

  async function receive(report: Report, c: Context<Variables>): Promise<void> {
    await limiter.take('report', c.get('clientAddress'));
    const { demo: uniqueId, reason, text, email, website } = report;
    if (website !== undefined && website !== '') return;
    // Deleted and expired demos can be reported too, because people may have seen them before.
    const [demo] = await store.read
      .select({ id: demos.id, agencyId: demos.agencyId })
      .from(demos)
      .where(eq(demos.uniqueId, uniqueId));
    const site = c.get('site');
    const isElsewhere = site !== undefined && demo?.agencyId !== site.agencyId;
    if (!demo || isElsewhere) throw notFound('Demo not found');
    const row = { id: crypto.randomUUID(), uniqueId, agencyId: demo.agencyId, reason, text };
    const { id: demoId, agencyId } = demo;
    const at = now();
    await store.write(async (db) => {
      await db.insert(reports).values({ ...row, email: email ?? null, createdAt: at });
      const event = { agencyId, demoId, kind: 'demo.reported', actor: 'client', at } as const;
      await appendEvent(db, { ...event, data: { reason } });
    });
  }

  /** The texts of the reported demo, whose page has the form. */
  async function findWords(c: Context<Variables>, uniqueId = ''): Promise<ClientWords> {
    const [demo] = await store.read
      .select({ websiteData: demos.websiteData })
      .from(demos)
      .where(eq(demos.uniqueId, uniqueId));
    const language = demo && (demo.websiteData.language ?? 'en');
    return clientWords(readLanguage(language, c.req.header('accept-language')));
  }

  answerForm(app, sendReport.path, deps, {
    theme: 'client',
    receive: async (c, { text, ...typed }) => {
      const sent = { ...typed, text: text?.replaceAll('\r\n', '\n') };
      await receive(parseInput(Report, sent), c);
      return findWords(c, typed['demo']);
    },
    done: receivedPage,
    refused: async (refusal, typed, c) => {
      const words = await findWords(c, typed['demo']).catch(() => clientWords('en'));
      return refusedPage(words, refusal, typed);
    },
  });

  registerRoute(app, sendReport, async ({ c, body }) => {
    await receive(body, c);
    return { success: true } as const;
  });

  return app;
}
