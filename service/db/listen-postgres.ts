import pg from 'pg';
import type { Notice } from './store.ts';

const connectMs = 3000;
/** Delay before a lost connection is opened again. */
const againMs = 1000;
const channels = { firstlook_events: 'events', firstlook_live: 'live' } as const;

function isChannel(name: string): name is keyof typeof channels {
  return Object.hasOwn(channels, name);
}

/**
 * Listens to notifications of other processes on a database, and reconnects. At the beginning and
 * after each reconnection it calls with `undefined`, because notifications may have been missed.
 */
export function listenOnPostgres(
  url: string,
  opened: Promise<unknown>,
  hear: (notice: Notice | undefined) => void,
): { readonly end: () => Promise<void> } {
  let isEnded = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  function again(lost: pg.Client): void {
    if (client !== lost) return;
    client = undefined;
    void lost.end().catch(() => undefined);
    if (!isEnded) timer = setTimeout(() => void connect(), againMs).unref();
  }

  async function connect(): Promise<void> {
    const made = new pg.Client({
      connectionString: url,
      application_name: 'firstlook listens',
      connectionTimeoutMillis: connectMs,
      keepAlive: true,
    });
    client = made;
    made.on('error', () => again(made));
    made.on('end', () => again(made));
    made.on('notification', ({ channel, payload = '' }) => {
      if (isChannel(channel)) hear({ about: channels[channel], payload });
    });
    try {
      await opened;
      await made.connect();
      for (const channel of Object.keys(channels)) await made.query(`listen ${channel}`);
      hear(undefined);
    } catch {
      again(made);
    }
  }

  void connect();
  return {
    end: async () => {
      isEnded = true;
      clearTimeout(timer);
      const last = client;
      client = undefined;
      await last?.end().catch(() => undefined);
    },
  };
}
