import { and, count, eq, gte, inArray, isNotNull, isNull, lt, sql, sum } from 'drizzle-orm';
import { industryRule, isIndustry } from '../../templates-data/model/industries.ts';
import type { Insights } from '../contract/insights.ts';
import { stages, type Stage } from '../contract/stages.ts';
import type { Database } from '../db/open.ts';
import { demos, events } from '../db/schema.ts';
import { readTrade } from '../template-data.ts';
import { winRate } from './win-rate.ts';

export interface Period {
  readonly from: number;
  readonly to: number;
}

/** Reasons that are listed. */
const maxReasons = 20;

const own = (agencyId: string): ReturnType<typeof and> =>
  and(eq(demos.agencyId, agencyId), isNull(demos.deletedAt));

interface Decision {
  readonly stage: Stage;
  readonly industry: string;
  readonly trade: string;
  readonly design: string;
  readonly source: string;
}

/** A field of the website data; both engines read JSON by this operator. */
function field(name: string): ReturnType<typeof sql<string | null>> {
  return sql<string | null>`${demos.websiteData} ->> ${sql.raw(`'${name}'`)}`;
}

/** The deals that were won or lost in the period. */
async function listDecisions(
  db: Database,
  agencyId: string,
  { from, to }: Period,
): Promise<Decision[]> {
  const rows = await db
    .select({
      stage: demos.stage,
      industry: demos.industry,
      trade: field('trade'),
      design: field('design'),
      sourceUrl: field('sourceUrl'),
    })
    .from(demos)
    .where(
      and(
        own(agencyId),
        inArray(demos.stage, ['won', 'lost']),
        gte(demos.stageAt, from),
        lt(demos.stageAt, to),
      ),
    );
  return rows.map(({ stage, industry, trade, design, sourceUrl }) => ({
    stage,
    industry,
    trade: trade || 'unknown',
    design: design || designOf(industry, trade),
    source: sourceUrl ? 'scan' : 'manual',
  }));
}

/** The design that a demo wears while the agency has chosen none. */
function designOf(industry: string, trade: string | null): string {
  const own = trade ? readTrade(trade)?.design : undefined;
  return own ?? industryRule(isIndustry(industry) ? industry : 'general').design;
}

function ratesBy(
  decisions: readonly Decision[],
  key: 'industry' | 'trade' | 'design' | 'source',
): Insights['by']['trade'] {
  return [...Map.groupBy(decisions, (one) => one[key])]
    .map(([name, group]) => ({
      key: name,
      ...winRate(group.filter(({ stage }) => stage === 'won').length, group.length),
    }))
    .sort((a, b) => b.n - a.n || a.key.localeCompare(b.key));
}

async function readStages(
  db: Database,
  agencyId: string,
  period: Period,
): Promise<Insights['stages']> {
  const made = and(
    own(agencyId),
    gte(demos.createdAt, period.from),
    lt(demos.createdAt, period.to),
  );
  const counts = await db
    .select({ stage: demos.stage, demos: count() })
    .from(demos)
    .where(made)
    .groupBy(demos.stage);
  const values = await db
    .select({
      stage: demos.stage,
      currency: demos.valueCurrency,
      cents: sum(demos.valueCents).mapWith(Number),
    })
    .from(demos)
    .where(and(made, isNotNull(demos.valueCurrency)))
    .groupBy(demos.stage, demos.valueCurrency);
  const times = await readTimes(db, agencyId, period);
  return stages.map((stage) => ({
    stage,
    count: counts.find((row) => row.stage === stage)?.demos ?? 0,
    values: values.flatMap((row) =>
      row.stage === stage && row.currency !== null
        ? [{ cents: row.cents, currency: row.currency }]
        : [],
    ),
    medianMs: median(times.get(stage) ?? []),
  }));
}

/** How long demos were in the stages that they left in the period. */
async function readTimes(
  db: Database,
  agencyId: string,
  { from, to }: Period,
): Promise<Map<unknown, number[]>> {
  const rows = await db
    .select({ data: events.data })
    .from(events)
    .where(
      and(
        eq(events.agencyId, agencyId),
        eq(events.kind, 'stage.changed'),
        gte(events.at, from),
        lt(events.at, to),
      ),
    );
  const times = new Map<unknown, number[]>();
  for (const { data } of rows) {
    const list = times.get(data['from']) ?? [];
    times.set(data['from'], list);
    if (typeof data['ms'] === 'number') list.push(data['ms']);
  }
  return times;
}

function median(times: readonly number[]): number | null {
  const sorted = times.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return sorted.length === 0 ? null : Math.round((low + high) / 2);
}

async function readLostReasons(
  db: Database,
  agencyId: string,
  { from, to }: Period,
): Promise<Insights['lostReasons']> {
  const rows = await db
    .select({ reason: demos.lostReason, lost: count() })
    .from(demos)
    .where(
      and(
        own(agencyId),
        eq(demos.stage, 'lost'),
        isNotNull(demos.lostReason),
        gte(demos.stageAt, from),
        lt(demos.stageAt, to),
      ),
    )
    .groupBy(demos.lostReason);
  return rows
    .flatMap(({ reason, lost }) => (reason === null ? [] : [{ reason, count: lost }]))
    .sort((a, b) => b.count - a.count || a.reason.localeCompare(b.reason))
    .slice(0, maxReasons);
}

export async function showInsights(
  db: Database,
  agencyId: string,
  period: Period,
): Promise<Insights> {
  const decisions = await listDecisions(db, agencyId, period);
  const won = decisions.filter(({ stage }) => stage === 'won').length;
  return {
    from: new Date(period.from).toISOString(),
    to: new Date(period.to).toISOString(),
    stages: await readStages(db, agencyId, period),
    winRate: winRate(won, decisions.length),
    by: {
      industry: ratesBy(decisions, 'industry'),
      trade: ratesBy(decisions, 'trade'),
      design: ratesBy(decisions, 'design'),
      source: ratesBy(decisions, 'source'),
    },
    lostReasons: await readLostReasons(db, agencyId, period),
  };
}
