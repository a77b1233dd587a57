/** The used part of a browser's EventSource. */
export interface CallSource {
  readonly addEventListener: (
    type: string,
    listener: (event: { readonly data?: unknown }) => void,
  ) => void;
  readonly readyState: number;
  readonly close: () => void;
}

interface Options {
  readonly address: string;
  readonly onState: (text: string) => void;
  /** The call has ended, or the demo is not shown any more. */
  readonly onOver?: () => void;
  readonly open?: (address: string) => CallSource;
  /** The status of the service's answer; undefined when it cannot be reached. */
  readonly readStatus?: (address: string) => Promise<number | undefined>;
}

const closed = 2;
/** The wait before the service is asked; it doubles with each failure, up to the longest. */
const againMs = 3000;
const maxAgainMs = 30_000;

/** Nothing is shown on a call, or nothing of the demo is shown at all. */
const over: ReadonlySet<number> = new Set([204, 404, 410]);

async function fetchStatus(address: string): Promise<number | undefined> {
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return status;
  } catch {
    return undefined;
  }
}

/**
 * Follows a stream of a call until it is over; returns a function that stops it. Browsers give up a
 * stream after an answer other than 200, such as a proxy's during a restart, and do not report the
 * status, so it is fetched. A window that was asleep opens a new stream, because it may not have
 * noticed that the old one was cut.
 */
export function followCall({
  address,
  onState,
  onOver = () => undefined,
  open = (to) => new EventSource(to),
  readStatus = fetchStatus,
}: Options): () => void {
  let source: CallSource | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let wait = againMs;

  const stop = (): void => {
    isStopped = true;
    clearTimeout(waiting);
    source?.close();
    document.removeEventListener('visibilitychange', reconnectIfVisible);
  };

  function scheduleCheck(): void {
    waiting = setTimeout(() => void checkAgain(), wait);
    wait = Math.min(2 * wait, maxAgainMs);
  }

  async function checkAgain(): Promise<void> {
    const status = await readStatus(address);
    if (isStopped || source) return;
    if (status !== undefined && over.has(status)) {
      stop();
      onOver();
    } else if (status === 200) connect();
    else scheduleCheck();
  }

  function connect(): void {
    clearTimeout(waiting);
    source?.close();
    const opened = open(address);
    source = opened;
    opened.addEventListener('open', () => {
      if (source === opened) wait = againMs;
    });
    opened.addEventListener('message', ({ data }) => {
      if (source === opened && typeof data === 'string') onState(data);
    });
    opened.addEventListener('error', () => {
      // The browser reconnects by itself unless it was refused.
      if (source !== opened || opened.readyState !== closed) return;
      source = undefined;
      scheduleCheck();
    });
  }

  function reconnectIfVisible(): void {
    if (document.visibilityState === 'visible') connect();
  }

  document.addEventListener('visibilitychange', reconnectIfVisible);
  connect();
  return stop;
}
