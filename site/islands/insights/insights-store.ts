import { readInsights, type Insights } from '../../../service/contract/insights.ts';
import { callPath } from '../../call-path.ts';
import type { ErrorReply } from '../../../service/contract/error-reply.ts';
import { readAnswer, sendRequest } from '../ui/call-service.ts';
import type { Period } from './period.ts';

/** The insights of a period, or why they are missing. */
export type InsightsState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly insights: Insights }
  | { readonly status: 'plan-needed' }
  | { readonly status: 'failed'; readonly error: ErrorReply };

export async function fetchInsights(
  { from, to }: Pick<Period, 'from' | 'to'>,
  signal: AbortSignal,
): Promise<InsightsState> {
  const path = `${callPath(readInsights, {})}?from=${from}&to=${to}`;
  const answer = await sendRequest('GET', path, { signal });
  const result = answer instanceof Response ? await readAnswer<Insights>(answer) : answer;
  if (result.ok) return { status: 'ready', insights: result.reply };
  if (result.error.code === 'plan_needed') return { status: 'plan-needed' };
  return { status: 'failed', error: result.error };
}
