import { atom } from 'nanostores';
import type { ErrorReply } from '../../../service/contract/error-reply.ts';

/** A refusal because of a missing plan, or because only owners may act. */
export interface PlanNotice {
  readonly sentence: string;
  /** False when the agency has the plan but the person lacks the role. */
  readonly needsPlan: boolean;
}

/** The notice that is shown; undefined while it is closed. */
export const $planNotice = atom<PlanNotice | undefined>(undefined);

/**
 * Shows the notice if a refusal is about the plan or the role, and returns whether it is. Typed
 * text stays, and the caller shows no message of its own.
 */
export function showPlanNotice({ code, error }: Pick<ErrorReply, 'code' | 'error'>): boolean {
  if (code !== 'plan_needed' && code !== 'role_needed') return false;
  const sentence = `${error} Nothing that you entered is lost.`;
  $planNotice.set({ sentence, needsPlan: code === 'plan_needed' });
  return true;
}

/** Offers the plans before a call was refused. */
export function offerPlans(sentence: string): void {
  $planNotice.set({ sentence, needsPlan: true });
}

export function closePlanNotice(): void {
  $planNotice.set(undefined);
}
