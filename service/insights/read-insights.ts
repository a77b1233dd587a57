import { and, count, eq, gte, isNotNull, isNull, lt, sql, sum } from 'drizzle-orm';
import type { EventData } from '../contract/events.ts';
import type { Insights } from '../contract/insights.ts';
import { stages } from '../contract/stage-names.ts';
import type { Database } from '../db/open.ts';
import { demos, events } from '../db/schema.ts';
import { compareRates, correctAll } from './compare-rates.ts';
import { listDecisions, winRatesBy } from './list-decisions.ts';
import { winRate } from './win-rate.ts';

interface Period {
  readonly from: number;
  readonly to: number;
}

/** Maximum number of listed reasons. */
const maxReasons = 20;

const own = (agencyId: string): ReturnType<typeof and> =>
  and(eq(demos.agencyId, agencyId), isNull(demos.deletedAt));

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
  const rows = await db
    .select({
      stage: demos.stage,
      currency: demos.valueCurrency,
      demos: count(),
      cents: sum(demos.valueCents).mapWith(Number),
    })
    .from(demos)
    .where(made)
    .groupBy(demos.stage, demos.valueCurrency);
  const medians = await readMedians(db, agencyId, period);
  return stages.map((stage) => ({
    stage,
    count: rows.reduce((all, row) => all + (row.stage === stage ? row.demos : 0), 0),
    values: rows.flatMap((row) =>
      row.stage === stage && row.currency !== null
        ? [{ cents: row.cents, currency: row.currency }]
        : [],
    ),
    medianMs: medians.get(stage) ?? null,
  }));
}

/** The median time in the stages that demos left in the period. */
async function readMedians(
  db: Database,
  agencyId: string,
  { from, to }: Period,
): Promise<Map<string, number>> {
  // One aggregated text for all events: separate rows, or JSON and sorting in the database, take
  // several times as long.
  const [found] = await db
    .select({ all: sql<string | null>`string_agg(cast(${events.data} as text), ',')` })
    .from(events)
    .where(
      and(
        eq(events.agencyId, agencyId),
        eq(events.kind, 'stage.changed'),
        gte(events.at, from),
        lt(events.at, to),
      ),
    );
  const changes = JSON.parse(`[${found?.all ?? ''}]`) as readonly EventData[];
  const times = new Map<string, number[]>();
  for (const { from: stage, ms } of changes) {
    if (typeof stage !== 'string' || typeof ms !== 'number') continue;
    const known = times.get(stage);
    if (known) known.push(ms);
    else times.set(stage, [ms]);
  }
  return new Map([...times].map(([stage, all]) => [stage, Math.round(median(all))]));
}

/** The median of an even number of values is the mean of the two in the middle. */
function median(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort();
  const [low = 0, high = low] = [(sorted.length - 1) >> 1, sorted.length >> 1].map(
    (place) => sorted[place],
  );
  return (low + high) / 2;
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

/** Only groups with a rate are compared. */
function compareGroups({
  industry,
  trade,
  design,
  source,
}: Insights['by']): Insights['differences'] {
  const compared = [industry, trade, design, source].map((groups) =>
    compareRates(groups.filter(({ rate }) => rate !== null)),
  );
  const [byIndustry = null, byTrade = null, byDesign = null, bySource = null] =
    correctAll(compared);
  return { industry: byIndustry, trade: byTrade, design: byDesign, source: bySource };
}

export async function showInsights(
  db: Database,
  agencyId: string,
  period: Period,
): Promise<Insights> {
  const decisions = await listDecisions(db, agencyId, period);
  const won = decisions.filter(({ isWon }) => isWon).length;
  const by = {
    industry: winRatesBy(decisions, 'industry'),
    trade: winRatesBy(decisions, 'trade'),
    design: winRatesBy(decisions, 'design'),
    source: winRatesBy(decisions, 'source'),
  };
  return {
    from: new Date(period.from).toISOString(),
    to: new Date(period.to).toISOString(),
    stages: await readStages(db, agencyId, period),
    winRate: winRate(won, decisions.length),
    by,
    differences: compareGroups(by),
    lostReasons: await readLostReasons(db, agencyId, period),
  };
}
