import type { Stage } from '../../../service/contract/stages.ts';
import { changeDemo } from './change-demo.ts';
import type { LibraryDemo } from './library-demo.ts';

/** Moves a demo to another stage; `lostReason` is sent with it. */
export function moveStage(
  { id }: LibraryDemo,
  stage: Stage,
  lostReason?: string,
): Promise<boolean> {
  return changeDemo(id, {
    apply: (demo) => ({ ...demo, stage, lostReason: lostReason ?? demo.lostReason }),
    revert: (demo, without) => ({
      ...demo,
      stage: without.stage,
      lostReason: without.lostReason,
    }),
    body: (demo) => ({ stage: demo.stage, ...(lostReason !== undefined && { lostReason }) }),
    failure: 'Failed to change the stage',
  });
}
