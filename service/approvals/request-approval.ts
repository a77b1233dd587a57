import { randomBytes } from 'node:crypto';
import { demoLanguage, type Language } from '../../templates-data/model/languages.ts';
import { findAgency, type Agency } from '../agencies/queries.ts';
import { fieldError } from '../auth/accounts.ts';
import type { UserRow } from '../auth/find-user.ts';
import type { AskApproval } from '../contract/approvals.ts';
import type { Database } from '../db/open.ts';
import { approvals } from '../db/schema.ts';
import { findAgencyDemo, type DemoRow } from '../demos/queries.ts';
import type { Deps } from '../deps.ts';
import { notFound, ServiceError } from '../errors.ts';
import { appendEvent, type Actor } from '../events/append-event.ts';
import { listDomains } from '../objections/demo-domains.ts';
import { requireAgency, requireAllowed } from '../objections/stops.ts';
import { toCanonicalJson, toJsonValue } from './canonical-json.ts';
import type { createFreezer } from './freeze-version.ts';
import { storeFrozenFiles } from './frozen-files.ts';
import { consentSentence, FrozenApproval } from './frozen-offer.ts';
import { updateOpenApproval, listOpenApprovals } from './queries.ts';
import { isOwnMailbox } from './signer.ts';
import { sha256 } from '../sha256.ts';

/** Attempts to freeze a version, because the demo may be edited meanwhile. */
const maxAttempts = 4;

interface Asking {
  readonly agencyId: string;
  readonly demoId: string;
  readonly user: UserRow;
  readonly order: AskApproval;
}

type FreezeResult = Awaited<ReturnType<ReturnType<typeof createFreezer>>>;

interface FrozenRequest {
  readonly id: string;
  readonly frozen: string;
  readonly digest: string;
  readonly files: FreezeResult['files'];
}

/**
 * Checks that the signer is not a member of the agency, because the code would go to the agency
 * itself.
 * @throws ServiceError invalid_fields
 */
async function requireOtherSigner(db: Database, agencyId: string, email: string): Promise<void> {
  if (await isOwnMailbox(db, agencyId, email))
    throw fieldError('signer.email', 'The signer must be the client, not a member of your agency');
}

/** Ends the open requests of a demo, which a newer one replaces. */
async function supersede(
  db: Database,
  demo: DemoRow,
  { by, actor, now }: { readonly by: string; readonly actor: Actor; readonly now: number },
): Promise<void> {
  for (const { id } of await listOpenApprovals(db, demo.id)) {
    await updateOpenApproval(db, id, { state: 'superseded', endedAt: now, codeHash: null });
    await appendEvent(db, {
      agencyId: demo.agencyId,
      demoId: demo.id,
      kind: 'approval.superseded',
      actor,
      at: now,
      data: { approvalId: id, by },
    });
  }
}

interface Sides {
  readonly agency: Agency;
  readonly language: Language;
  readonly asking: Asking;
}

/** What the client signs: the frozen version with the agency, the signer and the offer. */
function composeContent(
  frozen: FreezeResult['frozen'],
  { agency, language, asking: { user, order } }: Sides,
): FrozenApproval {
  const { signer, lines, currency, deposit, message, steps } = order;
  const { name, website, phone, email } = agency;
  return FrozenApproval.parse({
    format: 'frozen-approval/1',
    ...frozen,
    agency: { name, website, phone, email, person: user.username },
    signer,
    offer: {
      lines,
      currency,
      totalCents: lines.reduce((sum, { cents }) => sum + cents, 0),
      deposit: deposit ?? null,
      message,
      ...(steps.length > 0 && { steps }),
    },
    language,
    consent: consentSentence({ ...frozen, language }),
  });
}

type RequestDeps = Pick<Deps, 'store' | 'outbox' | 'now'>;

interface FreezeDeps extends Pick<Deps, 'store'> {
  readonly freeze: ReturnType<typeof createFreezer>;
}

/** Freezes a demo with the agency and the offer; the canonical JSON is what is signed. */
async function freezeOffer(
  { store, freeze }: FreezeDeps,
  demo: DemoRow,
  { id, asking }: { readonly id: string; readonly asking: Asking },
): Promise<Pick<FrozenRequest, 'frozen' | 'files'>> {
  const agency = await findAgency(store.read, demo.agencyId);
  if (!agency) throw notFound('Demo not found');
  const { frozen, files } = await freeze(demo, id);
  const language = demoLanguage(demo.websiteData.language);
  const content = composeContent(frozen, { agency, language, asking });
  return { frozen: toCanonicalJson(toJsonValue(content)), files };
}

/** Stores the request and posts its mail; false if the demo was edited meanwhile. */
function storeRequest(
  { store, outbox, now }: RequestDeps,
  { agencyId, user, order, demo }: Asking & { readonly demo: DemoRow },
  { id, frozen, digest, files }: FrozenRequest,
): Promise<boolean> {
  const at = now();
  const actor: Actor = `member:${user.id}`;
  return store.write(async (db) => {
    const current = await findAgencyDemo(db, agencyId, demo.id);
    if (current?.version !== demo.version) return false;
    const domains = await listDomains(db, demo.id);
    await requireAgency(db, agencyId);
    await requireAllowed(db, domains);
    await supersede(db, demo, { by: id, actor, now: at });
    await db.insert(approvals).values({
      id,
      agencyId,
      demoId: demo.id,
      domains: [...domains],
      userId: user.id,
      signerName: order.signer.name,
      signerEmail: order.signer.email,
      version: demo.version,
      digest,
      frozen,
      autoReminds: order.autoReminds,
      createdAt: at,
    });
    await storeFrozenFiles(db, id, files, at);
    const data = { approvalId: id, version: demo.version, digest };
    const event = { agencyId, demoId: demo.id, actor, at, data };
    await appendEvent(db, { ...event, kind: 'approval.requested' });
    await outbox.post(db, order.signer.email, {
      kind: 'approval',
      about: 'requested',
      approvalId: id,
    });
    return true;
  });
}

/** Freezes a demo with an offer, and mails the signer a link to both. */
export function createApprovalRequests(
  deps: RequestDeps,
  freeze: ReturnType<typeof createFreezer>,
): (asking: Asking) => Promise<{ id: string; version: number; digest: string }> {
  const { store, now } = deps;
  return async (asking) => {
    const { agencyId, demoId, order } = asking;
    await requireOtherSigner(store.read, agencyId, order.signer.email);
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const demo = await findAgencyDemo(store.read, agencyId, demoId);
      if (!demo) throw notFound('Demo not found');
      if (demo.expiresAt <= now())
        throw new ServiceError('expired', 'The link of this demo has ended. Extend it first.');
      const id = randomBytes(16).toString('base64url');
      const { frozen, files } = await freezeOffer({ store, freeze }, demo, { id, asking });
      const digest = sha256(frozen);
      const isStored = await storeRequest(deps, { ...asking, demo }, { id, frozen, digest, files });
      if (isStored) return { id, version: demo.version, digest };
    }
    throw new ServiceError('busy', 'The demo is being edited just now. Please try again.', {
      retryAfter: 2,
    });
  };
}
