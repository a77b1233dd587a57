import type { DemoMaker } from '../../templates-data/model/demo-label.ts';
import { findMaker } from '../agencies/queries.ts';
import { prepareDemoQuery, type DemoRow } from '../demos/queries.ts';
import type { Deps } from '../deps.ts';
import { createWhiteLabelCheck } from '../plans/white-label.ts';
import { findSampleVersion, sampleDemo } from '../samples/sample-demo.ts';
import { createSampleIds, isSampleId } from '../samples/sample-ids.ts';
import { prepareVersionQuery, type DemoVersion } from './find-demo-version.ts';

/** Reads demos and what their pages show of the agency, as far as its plan allows. */
export interface DemoFinder {
  readonly findVersion: (uniqueId: string) => Promise<DemoVersion | undefined>;
  readonly findDemo: (uniqueId: string) => Promise<DemoRow | undefined>;
  readonly findMaker: (agencyId: string) => Promise<DemoMaker | undefined>;
  readonly findShown: (
    uniqueId: string,
  ) => Promise<{ readonly demo: DemoRow; readonly maker: DemoMaker } | undefined>;
}

export function createDemoFinder(
  deps: Pick<Deps, 'env' | 'store' | 'billing' | 'now'>,
): DemoFinder {
  const withinPlan = createWhiteLabelCheck(deps);
  const readVersion = prepareVersionQuery(deps.store);
  const readDemo = prepareDemoQuery(deps.store);
  const samples = createSampleIds(deps);

  async function findVersion(uniqueId: string): Promise<DemoVersion | undefined> {
    if (!isSampleId(uniqueId)) return readVersion(uniqueId);
    const agencyId = await samples.findAgency(uniqueId);
    return agencyId === undefined ? undefined : findSampleVersion(deps.store, uniqueId, agencyId);
  }

  async function findDemo(uniqueId: string): Promise<DemoRow | undefined> {
    if (!isSampleId(uniqueId)) return readDemo(uniqueId);
    const agencyId = await samples.findAgency(uniqueId);
    return agencyId === undefined ? undefined : sampleDemo(uniqueId, agencyId);
  }

  async function findShownMaker(agencyId: string): Promise<DemoMaker | undefined> {
    const maker = await findMaker(deps.store.read, agencyId);
    return maker && withinPlan(agencyId, maker);
  }

  return {
    findVersion: async (uniqueId) => {
      const found = await findVersion(uniqueId);
      return found && withinPlan(found.agencyId, found);
    },
    findDemo,
    findMaker: findShownMaker,
    findShown: async (uniqueId) => {
      const demo = await findDemo(uniqueId);
      const maker = demo && (await findShownMaker(demo.agencyId));
      return maker && { demo, maker };
    },
  };
}
