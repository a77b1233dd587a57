import { getCollection } from 'astro:content';
import { languages } from '../../../../templates-data/model/languages.ts';
import type { Trade } from '../../../../templates-data/model/trade.ts';
import { tradeKit } from '../../../../templates-data/model/trade-kit.ts';

export async function getStaticPaths(): Promise<
  { params: { trade: string }; props: { trade: Trade } }[]
> {
  return (await getCollection('trades')).map(({ id, data }) => ({
    params: { trade: id },
    props: { trade: data },
  }));
}

/** A trade's part of the kit, in every language. */
export function GET({ props: { trade } }: { props: { trade: Trade } }): Response {
  return Response.json(
    Object.fromEntries(languages.map((language) => [language, tradeKit(trade, language)])),
  );
}
