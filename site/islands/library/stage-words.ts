import type { Stage } from '../../../service/contract/stages.ts';

/** What a person reads for a stage, in the order in which a deal goes through them. */
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
