import {
  latestEvents,
  streamEvents,
  type LiveVisit,
  type LoggedEvent,
} from '../../../service/contract/events.ts';
import { callService } from '../ui/call-service.ts';
import {
  $feed,
  removeSilentReaders,
  resetNow,
  upsertReader,
  addEvent,
  type FeedState,
} from './now-store.ts';

/** The used part of a browser's EventSource. */
export interface Source {
  readonly addEventListener: (
    type: string,
    listener: (event: { readonly data?: unknown }) => void,
  ) => void;
  readonly readyState: number;
  readonly close: () => void;
}

interface Options {
  readonly open?: (address: string) => Source;
  readonly listLatest?: () => Promise<
    { readonly number: number; readonly events: readonly LoggedEvent[] } | undefined
  >;
}

type LoggedListener = (event: LoggedEvent) => void;
const listeners = new Set<LoggedListener>();

/** Calls back for every new event. Returns a function that stops it. */
export function onLogged(listener: LoggedListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const closed = 2;
/** A stream ends every quarter of an hour and reconnects without losing events. */
const lostAfterMs = 5000;
const againMs = 5000;
/** A hidden tab closes its connection, because browsers limit their number. */
const hiddenMs = 5 * 60_000;

async function fetchLatest(): Promise<
  { readonly number: number; readonly events: readonly LoggedEvent[] } | undefined
> {
  const result = await callService(latestEvents);
  return result.ok ? result.reply : undefined;
}

/**
 * Follows the events of the agency's demos, in one connection per page. After a reconnection,
 * missed events come first. Returns a function that stops it.
 */
export function followEvents({
  open = (address) => new EventSource(address),
  listLatest = fetchLatest,
}: Options = {}): () => void {
  let source: Source | undefined;
  let last: number | undefined;
  let isOver = false;
  let [losing, retrying, hiding]: ReturnType<typeof setTimeout>[] = [];
  const notifyListeners = (state: FeedState): void => {
    const heardAt = state === 'live' ? Date.now() : $feed.get().heardAt;
    $feed.set({ state, heardAt });
  };
  const onMessage = (): void => {
    clearTimeout(losing);
    losing = undefined;
    notifyListeners('live');
  };
  const onLost = (): void => {
    losing ??= setTimeout(notifyListeners, lostAfterMs, 'lost');
  };
  const takeLog = ({ data }: { readonly data?: unknown }): void => {
    if (typeof data !== 'string') return;
    const event = JSON.parse(data) as LoggedEvent;
    last = Math.max(last ?? 0, event.number);
    onMessage();
    addEvent(event);
    for (const listener of listeners) listener(event);
  };

  function connect(): void {
    if (isOver || source) return;
    const after = last === undefined ? '' : `?after=${last}`;
    const opened = open(streamEvents.path + after);
    source = opened;
    opened.addEventListener('open', onMessage);
    opened.addEventListener('message', takeLog);
    opened.addEventListener('log', takeLog);
    opened.addEventListener('live', ({ data }) => {
      if (typeof data !== 'string') return;
      onMessage();
      upsertReader(JSON.parse(data) as LiveVisit);
    });
    opened.addEventListener('error', () => {
      onLost();
      // The browser reconnects unless the service refused.
      if (opened.readyState !== closed || source !== opened) return;
      source = undefined;
      retrying = setTimeout(connect, againMs);
    });
  }

  async function start(): Promise<void> {
    const latest = await listLatest();
    if (isOver) return;
    for (const event of latest?.events ?? []) addEvent(event);
    last ??= latest?.number;
    if (!latest) onLost();
    connect();
  }

  const disconnect = (): void => {
    clearTimeout(retrying);
    source?.close();
    source = undefined;
  };
  const onVisibility = (): void => {
    clearTimeout(hiding);
    if (document.visibilityState === 'hidden') hiding = setTimeout(disconnect, hiddenMs);
    else connect();
  };
  void start();
  const forgetting = setInterval(removeSilentReaders, 1000);
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('offline', onLost);
  return () => {
    isOver = true;
    disconnect();
    clearInterval(forgetting);
    clearTimeout(losing);
    clearTimeout(hiding);
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('offline', onLost);
    resetNow();
  };
}
