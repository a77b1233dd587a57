import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { openStore } from '../../service/db/open.ts';
import { showInsights } from '../../service/insights/read-insights.ts';
import { showSignals } from '../../service/signals/show-signals.ts';
import { record } from './report.ts';
import { median } from './run-lighthouse.ts';

const demos = 10_000;
const visits = 200_000;
/** One in this many visits is of a popular demo. */
const popularEvery = 40;
const year = 365 * 24 * 60 * 60 * 1000;
const now = Date.parse('2026-11-23T12:00:00Z');
const stages = ['draft', 'sent', 'seen', 'talking', 'won', 'lost'] as const;
const kinds = ['visit.began', 'visit.ended', 'link.copied', 'demo.edited'] as const;
/** A deal goes through five stages: one in twenty events is a change of stage. */
const stageEvery = 20;
const content = JSON.stringify({
  businessName: 'Marlowe & Finch LLP',
  description: 'Family lawyers who answer the phone. '.repeat(60),
  sourceUrl: 'https://marlowe.example/',
});

/** Writes an agency with its demos, their visits and its log: rows as the service writes them. */
function fill(path: string, events: number): void {
  const file = new SqliteFile(path);
  file.pragma('synchronous = OFF');
  const insert = (table: string, columns: readonly string[]): SqliteFile.Statement =>
    file.prepare(
      `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
    );
  const at = (index: number, count: number): number =>
    now - year + Math.floor((index * year) / count);
  file.transaction(() => {
    insert('users', ['id', 'email', 'username', 'created_at']).run('u', 'a@b.example', 'Ada', 0);
    insert('agencies', ['id', 'name', 'created_at']).run('a', 'Ada', 0);
    const demo = insert('demos', [
      ...['id', 'unique_id', 'agency_id', 'user_id', 'name', 'industry', 'website_data', 'tags'],
      ...['created_at', 'updated_at', 'expires_at', 'stage', 'stage_at', 'value_cents'],
      ...['value_currency', 'lost_reason'],
    ]);
    const industries = ['law', 'finance', 'medical', 'real-estate'] as const;
    for (let index = 0; index < demos; index += 1) {
      const stage = stages[index % stages.length] ?? 'draft';
      const [industry, made] = [industries[index % 4], at(index, demos)];
      const lost = stage === 'lost' ? `Reason ${index % 30}` : null;
      const days = [made, made, 9e12, stage, made] as const;
      const name = [`d${index}`, `law-${index}`, 'a', 'u', 'Marlowe', industry] as const;
      demo.run(...name, content, '[]', ...days, 480_000, 'USD', lost);
    }
    const visit = insert('visits', [
      ...['id', 'demo_id', 'day', 'device', 'started_at', 'last_at', 'visible_ms', 'person_at'],
      ...['ended_at', 'mailed_at'],
    ]);
    const view = insert('page_views', [
      ...['id', 'visit_id', 'page', 'seq', 'visible_ms', 'sections', 'interacted', 'started_at'],
    ]);
    for (let index = 0; index < visits; index += 1) {
      const id = index % popularEvery === 0 ? 'd0' : `d${index % demos}`;
      const began = at(index, visits);
      const times = [began, began + 60_000, 42_000, began, began, began] as const;
      visit.run(`v${index}`, id, '2026-11-23', 'phone', ...times);
      for (const page of ['/', '/services'])
        view.run(
          ...[`${id} ${index} ${page}`, `v${index}`, page, 21, 21_000],
          ...['{"hero":9000,"services":7000,"people":5000}', 1, began],
        );
    }
    const event = insert('events', [
      ...['id', 'agency_id', 'number', 'demo_id', 'kind', 'actor', 'at', 'data'],
    ]);
    for (let index = 0; index < events; index += 1) {
      const usual = kinds[index % kinds.length] ?? 'visit.began';
      const kind = index % stageEvery === 0 ? 'stage.changed' : usual;
      const from = stages[Math.floor(index / stageEvery) % stages.length];
      const data = kind === 'stage.changed' ? { from, to: 'won', ms: (index * 7919) % 1e9 } : {};
      const what = [`d${index % demos}`, kind, 'client', at(index, events)] as const;
      event.run(`e${index}`, 'a', index + 1, ...what, JSON.stringify(data));
    }
  })();
  file.exec('analyze');
  file.close();
}

/** Median milliseconds of processor time of a call. */
async function processorTime(call: () => Promise<unknown>, times: number): Promise<number> {
  const found: number[] = [];
  await call();
  for (let index = 0; index < times; index += 1) {
    const before = process.cpuUsage();
    await call();
    const { user, system } = process.cpuUsage(before);
    found.push((user + system) / 1000);
  }
  return median(found);
}

/** Measures who looked at a demo, and insight into all deals, with a long log, on SQLite. */
export async function measureSignals(events: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'firstlook-signals-'));
  const path = join(folder, 'bench.sqlite');
  await openStore(path).close();
  fill(path, events);
  const store = openStore(path);
  const { read } = store;
  const days = (count: number): { from: number; to: number } => ({
    from: now - (count * year) / 365,
    to: now + 1,
  });
  const rows: (string | number)[][] = [];
  const measure = async (
    name: string,
    goal: string,
    call: () => Promise<unknown>,
  ): Promise<void> => {
    rows.push([name, (await processorTime(call, 15)).toFixed(1), goal]);
  };
  await measure('signals of a demo', '20', () => showSignals(read, 'd4711', now));
  await measure(`signals of the demo with ${visits / popularEvery} visits`, '20', () =>
    showSignals(read, 'd0', now),
  );
  await measure('insights of 90 days', '200', () => showInsights(read, 'a', days(90)));
  await measure('insights of a year', '200', () => showInsights(read, 'a', days(365)));
  await store.close();
  rmSync(folder, { recursive: true, force: true });
  record({
    title: 'Signals and insights',
    goal: `Processor milliseconds with ${events.toLocaleString('en')} events, ${visits.toLocaleString('en')} visits and ${demos.toLocaleString('en')} demos of one agency, on SQLite. Median of 15.`,
    columns: ['question', 'ms', 'goal'],
    rows,
  });
}
