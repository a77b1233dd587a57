import { eq } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import { html, raw } from 'hono/html';
import { reportReasons } from '../../templates-data/model/report-reasons.ts';
import { Report, sendReport } from '../contract/reports.ts';
import { demos, reports } from '../db/schema.ts';
import type { Deps, Variables } from '../deps.ts';
import { notFound } from '../errors.ts';
import { appendEvent } from '../events/append-event.ts';
import { answerForm, type Refusal } from '../forms/answer-form.ts';
import { createFields, formPage, type FormValues, type Markup } from '../forms/form-page.ts';
import { registerRoute } from '../http/register-route.ts';
import { parseInput } from '../http/read-body.ts';

const labels: Readonly<Record<(typeof reportReasons)[number]['id'], string>> = {
  wrong_facts: 'Something on it is wrong',
  identity: 'It misuses a name or looks like fraud',
  rights: 'It uses my words, pictures or marks',
  privacy: 'It shows personal data',
  other: 'Something else',
};

function receivedPage(): Markup {
  return formPage(
    'client',
    'Report received',
    html`<h1>Thank you</h1>
      <p role="status">Your report has been received. The operator of this service reads it.</p>`,
  );
}

/** The form again, with everything that was typed. */
function refusedPage({ faults, sentence }: Refusal, typed: FormValues): Markup {
  const { line, text, hidden, fault } = createFields(typed, faults);
  const isTheirs = Object.keys(faults).length > 0;
  return formPage(
    'client',
    'Report not sent',
    html`<h1>Your report was not sent</h1>
      <p role="alert">
        ${isTheirs ? 'Please check the fields that are marked. Nothing that you typed is lost.' : sentence}
      </p>
      <form method="post" action="${sendReport.path}">
        ${hidden('demo')}
        <label for="reason">What is wrong?</label>
        <select id="reason" name="reason">
          ${reportReasons.map(
            ({ id }) =>
              html`<option value="${id}" ${raw(typed['reason'] === id ? 'selected' : '')}>
                ${labels[id]}
              </option>`,
          )}
        </select>
        ${fault('reason')} ${text('text', 'What should we know?')}
        ${line('email', 'Your email address, if you want an answer', 'email', 'email')}
        ${hidden('website')}
        <div class="ends"><button class="main">Send report</button></div>
      </form>`,
  );
}

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

  answerForm(app, sendReport.path, deps, {
    look: 'client',
    receive: (c, { text, ...typed }) => {
      const sent = { ...typed, text: text?.replaceAll('\r\n', '\n') };
      return receive(parseInput(Report, sent), c);
    },
    done: receivedPage,
    refused: refusedPage,
  });

  registerRoute(app, sendReport, async ({ c, body }) => {
    await receive(body, c);
    return { success: true } as const;
  });

  return app;
}
