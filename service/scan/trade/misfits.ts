import { containsWord } from '../../../templates-data/model/contains-word.ts';
import { readTrade } from '../../template-data.ts';

/** Whether the pictures of a trade would misrepresent a client: wine glasses above a barbecue. */
export function misfits(trade: string | undefined, texts: readonly string[]): boolean {
  const { notFor = [] } = (trade && readTrade(trade)?.pictures) || {};
  return notFor.some((word) => texts.some((text) => containsWord(text, word)));
}
