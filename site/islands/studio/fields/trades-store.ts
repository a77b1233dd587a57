import { atom, onMount } from 'nanostores';
import type { TradeEntry } from './trade-choices.ts';

/** The trades as the build lists them; undefined until they are fetched. */
export const $trades = atom<readonly TradeEntry[] | undefined>();

let underWay: Promise<void> | undefined;

async function fetchTrades(): Promise<void> {
  try {
    const response = await fetch('/client/trades.json');
    if (response.ok) $trades.set((await response.json()) as readonly TradeEntry[]);
  } catch {
    // Industries can be chosen without it.
  } finally {
    underWay = undefined;
  }
}

/** Fetches the list once. After a failure, the next call tries again. */
export async function loadTrades(): Promise<void> {
  if (!$trades.get()) await (underWay ??= fetchTrades());
}

onMount($trades, () => void loadTrades());
