import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { FirstFacts, ScanReply } from '../contract/scan.ts';
import type { ScanAnswer } from '../contract/scan-website.ts';
import type { Deps, Variables } from '../deps.ts';
import { ServiceError } from '../errors.ts';
import { registrableDomains } from '../objections/demo-domains.ts';
import { requireAllowed } from '../objections/stops.ts';

type ScanRequest = Omit<Parameters<Deps['scanner']>[0], 'onStage' | 'onFound'>;

/** Scans a website and answers with events: `progress`, `found`, and `result` or `error`. */
export function streamScan(
  c: Context<Variables>,
  { scanner, store, log }: Pick<Deps, 'scanner' | 'store' | 'log'>,
  request: ScanRequest,
  toAnswer: (reply: ScanReply) => Promise<ScanAnswer>,
): Response {
  return streamSSE(c, async (stream) => {
    const send = (event: string, data: unknown): Promise<void> =>
      stream.writeSSE({ event, data: JSON.stringify(data) });
    const sendFound = async (facts: FirstFacts, address: string): Promise<void> => {
      try {
        // The address may redirect to another website, whose owner has objected.
        await requireAllowed(store.read, registrableDomains([address]));
        await send('found', facts);
      } catch {
        // The same error is thrown when the result is checked.
      }
    };
    let foundSent = Promise.resolve();
    try {
      const reply = await scanner({
        ...request,
        onStage: (stage) => void send('progress', { stage }),
        onFound: (facts, address) => {
          foundSent = foundSent.then(() => sendFound(facts, address));
        },
      });
      await foundSent;
      await send('result', await toAnswer(reply));
    } catch (error) {
      if (!(error instanceof ServiceError))
        log.error({ err: error, requestId: c.get('requestId') }, 'scan failed');
      const known =
        error instanceof ServiceError
          ? error
          : new ServiceError('internal', 'Something went wrong on our side. Please try again.');
      await send('error', known.reply());
    }
  });
}
