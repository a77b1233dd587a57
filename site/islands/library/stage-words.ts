import type { Stage } from '../../../service/contract/stages.ts';

/** The labels of the stages, in the order of a deal. */
export const stageWords: Readonly<Record<Stage, string>> = {
  draft: 'Draft',
  sent: 'Sent',
  seen: 'Seen',
  talking: 'Talking',
  won: 'Won',
  lost: 'Lost',
};

export function isStage(name: string): name is Stage {
  return Object.hasOwn(stageWords, name);
}
