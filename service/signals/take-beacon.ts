import { conceptPath } from '../../templates-data/model/sections.ts';
import { findRole } from '../agencies/queries.ts';
import { Signals } from '../contract/signals.ts';
import { createPreviewTokens } from '../demos/preview-token.ts';
import { prepareDemoQuery } from '../demos/queries.ts';
import type { Deps } from '../deps.ts';
import { notFound, ServiceError } from '../errors.ts';
import { createLiveCheck } from '../live/live-calls.ts';
import { parseInput, parseObject } from '../http/read-body.ts';
import { createSampleIds, isSampleId } from '../samples/sample-ids.ts';
import { createSampleReadings } from '../samples/show-reading.ts';
import { createVisitorHash } from '../visits/hash-visitor.ts';
import { describeDeviceKind } from './describe-device.ts';
import { describeProgram } from './describe-program.ts';
import { isOptedOut } from './is-opted-out.ts';
import { createSignalBudget } from './signal-budget.ts';
import { createSignalWriter } from './signal-writer.ts';

/** A received beacon; Hono and plain `node:http` both provide it. */
export interface BeaconRequest {
  readonly header: (name: string) => string | undefined;
  readonly clientAddress: string;
  /** The agency of the request's own domain, on which only this agency's demos are served. */
  readonly agencyId?: string | undefined;
  /** The body. */
  readonly text: string;
}

/**
 * Stores a page's beacon; returns whether its demo is shown on a call now.
 * @throws ServiceError not_json, unreadable_body, invalid_fields, not_found, too_many_requests,
 * busy
 */
export type BeaconHandler = (request: BeaconRequest) => Promise<boolean>;

const types = /^(?:application\/json|text\/plain)\s*(?:;|$)/iu;

/**
 * Creates the handler of beacons, for Hono and for plain `node:http`; its errors stand at
 * `BeaconHandler`.
 */
export function createBeaconHandler(
  deps: Pick<Deps, 'store' | 'sessions' | 'feed' | 'programOpens' | 'limiter' | 'now'>,
): BeaconHandler {
  const { store, sessions, programOpens, now } = deps;
  const writer = createSignalWriter(store, deps.feed);
  const budget = createSignalBudget({ on: deps.limiter.on, now });
  const hashVisitor = createVisitorHash(store);
  const readDemo = prepareDemoQuery(store);
  const previews = createPreviewTokens({ store, now });
  const isLive = createLiveCheck({ store, now });
  const samples = createSampleIds({ store, now });
  const showSample = createSampleReadings(deps);

  /** Whether the sender is a member of the demo's agency. */
  async function isMember(
    cookie: string | undefined,
    { demo: uniqueId, preview }: Signals,
  ): Promise<boolean> {
    if (preview !== undefined && (await previews.isValid(uniqueId, preview))) return true;
    if (cookie === undefined) return false;
    const { userId } = await sessions.read(cookie);
    const demo = userId === undefined ? undefined : await readDemo(uniqueId);
    if (userId === undefined || !demo) return false;
    return (await findRole(store.read, demo.agencyId, userId)) !== undefined;
  }

  /** Only members of the agency read the sample, so every reader is shown. */
  async function takeSample(signals: Signals, userAgent: string, at: number): Promise<void> {
    const agencyId = await samples.findAgency(signals.demo);
    if (agencyId !== undefined)
      await showSample({ agencyId, signals, device: describeDeviceKind(userAgent), at });
  }

  return async ({ header, clientAddress, agencyId, text }) => {
    // Some browsers send beacons of a page that is closed only as plain text.
    if (!types.test(header('content-type') ?? ''))
      throw new ServiceError('not_json', 'Send the request as JSON.');
    const signals = parseInput(Signals, parseObject(text));
    if (agencyId !== undefined && (await readDemo(signals.demo))?.agencyId !== agencyId)
      throw notFound('Demo not found');
    if (isOptedOut(header)) return false;
    const shown = await isLive(signals.demo);
    // A visitor of the label's page, perhaps to object, is not reading the demo.
    if (signals.page === conceptPath) return shown;
    const [at, userAgent] = [now(), header('user-agent') ?? ''];
    const hash = await hashVisitor(clientAddress, userAgent, at);
    if (!budget.admit(hash)) return shown;
    const program = describeProgram('POST', header);
    if (isSampleId(signals.demo)) {
      if (program === undefined) await takeSample(signals, userAgent, at);
      return false;
    }
    const isOwn = program === undefined && (await isMember(header('cookie'), signals));
    const kind = program ?? (isOwn ? 'member' : undefined);
    if (kind !== undefined) {
      programOpens.count(signals.demo, kind, signals.view);
      return shown;
    }
    const device = describeDeviceKind(userAgent);
    if (await writer.add({ signals, hash, device, at })) return shown;
    throw new ServiceError('busy', 'The service is busy just now.', { retryAfter: 5 });
  };
}
