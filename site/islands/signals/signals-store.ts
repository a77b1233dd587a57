import { atom } from 'nanostores';
import { listRecipients, type Recipient } from '../../../service/contract/recipients.ts';
import { readSignals, type DemoSignals } from '../../../service/contract/signals.ts';
import { callService } from '../ui/call-service.ts';
import { onLogged } from './follow-events.ts';
import { $readers, type Reader } from './now-store.ts';

export interface Signals extends DemoSignals {
  readonly demoId: string;
  readonly links: readonly Recipient[];
}

/** The visits of one demo; `plan` if the agency's plan does not include them. */
type SignalsState = 'loading' | 'failed' | 'plan' | Signals;
export const $signals = atom<SignalsState>('loading');

let shown = '';

/** Reloads the visits of the shown demo. The current ones stay until then. */
export async function loadSignals(): Promise<void> {
  const demoId = shown;
  const params = { id: demoId };
  const [signals, people] = await Promise.all([
    callService(readSignals, { params }),
    callService(listRecipients, { params }),
  ]);
  if (demoId !== shown) return;
  if (signals.ok && people.ok) {
    $signals.set({ demoId, ...signals.reply, links: people.reply.recipients });
    return;
  }
  const isPlan = !signals.ok && signals.error.code === 'plan_needed';
  if (typeof $signals.get() !== 'object' || isPlan) $signals.set(isPlan ? 'plan' : 'failed');
}

/** The visits, updated by later messages of those in progress. */
export function withReaders(signals: Signals, readers: readonly Reader[]): Signals {
  const visits = signals.visits.map((visit) => {
    const reader = readers.find(({ visitId }) => visitId === visit.id);
    if (!reader) return visit.live ? { ...visit, live: false } : visit;
    const grown = Math.max(0, reader.visibleMs - visit.visibleMs);
    const pages = visit.pages.map((one) =>
      one.page !== reader.page
        ? one
        : {
            ...one,
            visibleMs: one.visibleMs + grown,
            sections:
              reader.section === null
                ? one.sections
                : {
                    ...one.sections,
                    [reader.section]: (one.sections[reader.section] ?? 0) + grown,
                  },
          },
    );
    return { ...visit, live: true, visibleMs: visit.visibleMs + grown, pages };
  });
  const addReading = (isCounted: (recipientId: string | null) => boolean): number =>
    visits.reduce((sum, visit, index) => {
      const before = signals.visits[index]?.visibleMs ?? 0;
      return isCounted(visit.recipientId) ? sum + visit.visibleMs - before : sum;
    }, 0);
  return {
    ...signals,
    totals: {
      ...signals.totals,
      visibleMs: signals.totals.visibleMs + addReading(() => true),
    },
    visits,
    recipients: signals.recipients.map((one) => ({
      ...one,
      visibleMs: one.visibleMs + addReading((id) => id === one.id),
    })),
  };
}

/** Events within this time cause one reload. */
const throttleMs = 200;
/** During a visit, the service's figures are reloaded at this interval. */
const refreshMs = 4000;

/** Shows the visits of a demo and keeps them up to date. Returns a function that stops it. */
export function followSignals(demoId: string): () => void {
  if (shown !== demoId) {
    shown = demoId;
    $signals.set('loading');
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const scheduleLoad = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void loadSignals();
    }, throttleMs);
  };
  void loadSignals();
  const stopLog = onLogged((event) => {
    if (event.demoId === demoId) scheduleLoad();
  });
  const isRead = (): boolean => $readers.get().some((one) => one.demoId === demoId);
  const refreshing = setInterval(() => {
    if (isRead()) scheduleLoad();
  }, refreshMs);
  const stopReaders = $readers.listen((readers) => {
    const signals = $signals.get();
    if (typeof signals !== 'object') return;
    const isNew = readers.some(
      (one) => one.demoId === demoId && signals.visits.every(({ id }) => id !== one.visitId),
    );
    if (isNew) scheduleLoad();
  });
  return () => {
    clearTimeout(timer);
    clearInterval(refreshing);
    stopLog();
    stopReaders();
  };
}
