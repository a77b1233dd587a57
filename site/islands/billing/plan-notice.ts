import { atom } from 'nanostores';
import type { ErrorReply } from '../../../service/contract/error-reply.ts';

/** Why something was refused that a plan, or an owner, is needed for. */
export interface PlanNotice {
  readonly sentence: string;
  /** False where the plan is there, and the role is missing. */
  readonly needsPlan: boolean;
}

/** The notice on screen; undefined while it is closed. */
export const $planNotice = atom<PlanNotice | undefined>(undefined);

/**
 * Shows the notice where a refusal is about the plan or the role; whether it is. What was typed
 * stays where it is, and the caller needs no message of its own.
 */
export function noticePlan({ code, error }: Pick<ErrorReply, 'code' | 'error'>): boolean {
  if (code !== 'plan_needed' && code !== 'role_needed') return false;
  const sentence = `${error} Nothing that you entered is lost.`;
  $planNotice.set({ sentence, needsPlan: code === 'plan_needed' });
  return true;
}

/** Asks for a plan before anything was refused. */
export function askForPlan(sentence: string): void {
  $planNotice.set({ sentence, needsPlan: true });
}

export function closePlanNotice(): void {
  $planNotice.set(undefined);
}
