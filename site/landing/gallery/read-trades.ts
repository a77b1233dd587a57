import { getCollection } from 'astro:content';
import { designLabels, designs, type Design } from '../../../templates-data/model/designs.ts';
import { industryRule } from '../../../templates-data/model/industries.ts';

/** A design with its trades, by label. */
interface DesignTrades {
  readonly design: Design;
  readonly label: string;
  readonly trades: readonly {
    readonly id: string;
    readonly industry: string;
    readonly label: string;
  }[];
}

export async function readTrades(): Promise<readonly DesignTrades[]> {
  const trades = (await getCollection('trades')).map(({ data }) => ({
    id: data.id,
    industry: data.industry,
    label: data.words.en.label,
    design: data.design ?? industryRule(data.industry).design,
  }));
  return designs.map((design) => ({
    design,
    label: designLabels[design],
    trades: trades
      .filter((trade) => trade.design === design)
      .toSorted((one, other) => one.label.localeCompare(other.label, 'en')),
  }));
}
