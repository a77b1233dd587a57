import type { Signals } from '../contract/signals.ts';
import type { Deps } from '../deps.ts';
import type { DeviceKind } from '../signals/describe-device.ts';
import { sectionNow } from '../signals/section-now.ts';

/** Page views whose last sections are remembered. */
const maxViews = 500;

interface SampleReading {
  readonly agencyId: string;
  readonly signals: Signals;
  readonly device: DeviceKind;
  readonly at: number;
}

/**
 * Shows an agency how its sample is read, as visits in progress are shown. Nothing of it is stored:
 * it is neither counted nor in the log.
 */
export function createSampleReadings({
  store,
  feed,
}: Pick<Deps, 'store' | 'feed'>): (reading: SampleReading) => Promise<void> {
  const views = new Map<string, Readonly<Record<string, number>>>();

  return async ({ agencyId, signals, device, at }) => {
    const { demo, view, page, sections, visibleMs } = signals;
    const key = `${demo} ${view} ${page}`;
    const section = sectionNow(views.get(key) ?? {}, sections);
    views.delete(key);
    views.set(key, sections);
    const [oldest] = views.keys();
    if (views.size > maxViews && oldest !== undefined) views.delete(oldest);
    const visit = {
      visitId: `${demo} ${device}`,
      demoId: demo,
      recipientId: null,
      recipient: null,
      returned: false,
      device,
      page,
      section,
      visibleMs,
      at: new Date(at).toISOString(),
    };
    const visits = [{ agencyId, visit }];
    if (store.engine === 'postgres') await store.write((db) => feed.notifyProcesses(db, visits));
    else feed.show(visits);
  };
}
