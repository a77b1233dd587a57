import { and, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import { designLabels, designs } from '../../templates-data/model/designs.ts';
import { industryLabel, industryRule, isIndustry } from '../../templates-data/model/industries.ts';
import type { Insights } from '../contract/insights.ts';
import type { Database } from '../db/open.ts';
import { demos } from '../db/schema.ts';
import { readTrade } from '../template-data.ts';
import { winRate } from './win-rate.ts';

/** A deal that was won or lost, with its grouping properties. */
interface Decision {
  readonly isWon: boolean;
  readonly industry: string;
  readonly trade: string;
  readonly design: string;
  readonly source: 'scan' | 'manual';
}

/** A field of the website data; both engines read JSON by this operator. */
function field(name: 'trade' | 'design' | 'sourceUrl'): ReturnType<typeof sql<string | null>> {
  return sql<string | null>`${demos.websiteData} ->> ${sql.raw(`'${name}'`)}`;
}

/** The deals that were won or lost in the period. */
export async function listDecisions(
  db: Database,
  agencyId: string,
  { from, to }: { readonly from: number; readonly to: number },
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
        eq(demos.agencyId, agencyId),
        isNull(demos.deletedAt),
        inArray(demos.stage, ['won', 'lost']),
        gte(demos.stageAt, from),
        lt(demos.stageAt, to),
      ),
    );
  const findDesign = createDesignLookup();
  return rows.map(({ stage, industry, trade, design, sourceUrl }) => ({
    isWon: stage === 'won',
    industry,
    trade: trade || 'unknown',
    design: design || findDesign(industry, trade),
    source: sourceUrl ? 'scan' : 'manual',
  }));
}

/** The design of a demo for which the agency has chosen none. Each trade is read once. */
function createDesignLookup(): (industry: string, trade: string | null) => string {
  const industryByTrade = new Map<string, string | undefined>();
  return (industry, trade) => {
    if (trade && !industryByTrade.has(trade)) industryByTrade.set(trade, readTrade(trade)?.design);
    const own = trade ? industryByTrade.get(trade) : undefined;
    return own ?? industryRule(isIndustry(industry) ? industry : 'general').design;
  };
}

type GroupKey = 'industry' | 'trade' | 'design' | 'source';

const sources: Readonly<Record<string, string>> = {
  scan: 'Read from a website',
  manual: 'Made by hand',
};

const labels: Readonly<Record<GroupKey, (key: string) => string>> = {
  industry: industryLabel,
  trade: (key) => (key === 'unknown' ? 'No trade' : (readTrade(key)?.words.en.label ?? key)),
  design: (key) => {
    const design = designs.find((one) => one === key);
    return design ? designLabels[design] : key;
  },
  source: (key) => sources[key] ?? key,
};

/** Win rates by a property of the deals, the group with the most decisions first. */
export function winRatesBy(decisions: readonly Decision[], key: GroupKey): Insights['by']['trade'] {
  return [...Map.groupBy(decisions, (one) => one[key])]
    .map(([name, group]) => ({
      key: name,
      label: labels[key](name),
      ...winRate(group.filter(({ isWon }) => isWon).length, group.length),
    }))
    .sort((a, b) => b.n - a.n || a.key.localeCompare(b.key));
}
