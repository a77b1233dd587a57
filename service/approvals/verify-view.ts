import { eq } from 'drizzle-orm';
import { approvalFiles, frozenFiles } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { describeVersion, type FilledView } from './approve-view.ts';
import { sha256 } from './canonical-json.ts';
import { groupHex } from './certificate.ts';
import { SealedEvidence } from './evidence.ts';
import { readEvidenceKey } from './evidence-key.ts';
import { checkEvidence, type Verdict } from './verify-evidence.ts';
import { logoPath } from './frozen-files.ts';
import { findApproval } from './queries.ts';
import { agencyTexts, momentTexts } from './view-texts.ts';

/** Whether each frozen page and file still has the signed bytes. */
async function checkFiles(
  { store }: Pick<Deps, 'store'>,
  { id, frozen }: SealedEvidence,
): Promise<Verdict> {
  const rows = await store.read
    .select({ path: approvalFiles.path, bytes: frozenFiles.bytes })
    .from(approvalFiles)
    .innerJoin(frozenFiles, eq(frozenFiles.hash, approvalFiles.hash))
    .where(eq(approvalFiles.approvalId, id));
  const kept = new Map(rows.map(({ path, bytes }) => [path, sha256(bytes)]));
  const wrong = [...frozen.pages, ...frozen.files].find(
    (file) => kept.get(file.path) !== file.sha256,
  );
  return wrong
    ? { valid: false, reason: `${wrong.path} is not what was approved.` }
    : { valid: true, reason: '' };
}

const unknown: FilledView = {
  texts: {
    'page-title': 'Verify an approval',
    headline: 'Was it changed?',
    lead: 'If you hold the evidence of an approval, you can check here that nothing was changed afterwards.',
  },
  lists: {},
};

/** The values of the verify page, without prices. */
export async function verifyView(
  deps: Pick<Deps, 'store' | 'now'>,
  id: string | undefined,
): Promise<FilledView | undefined> {
  if (id === undefined) return unknown;
  const found = await findApproval(deps.store.read, id);
  if (!found || found.row.evidence === null || found.isStopped) return undefined;
  const { evidence: text } = found.row;
  const key = await readEvidenceKey(deps);
  const sealed = checkEvidence(text, key);
  const evidence = SealedEvidence.parse(JSON.parse(text));
  const { frozen, approval, digest, publicKey } = evidence;
  const { valid, reason } = sealed.valid ? await checkFiles(deps, evidence) : sealed;
  const hasLogo = frozen.files.some(({ path }) => path === logoPath);
  const logo = `/approve/${id}${logoPath}`;
  const files = frozen.pages.length + frozen.files.length;
  return {
    texts: {
      known: 'yes',
      ...agencyTexts({ agency: { ...frozen.agency, logo: hasLogo ? logo : null } }),
      'page-title': `Approval of version ${frozen.version} | ${frozen.demo.name}`,
      headline: valid ? 'Unchanged' : 'Changed',
      lead: valid
        ? `Nothing was changed since version ${frozen.version} was approved for ${frozen.demo.name}.`
        : reason,
      'approved.what': describeVersion(frozen.version, frozen.pages.length),
      client: frozen.demo.name,
      'signed-name': approval.name,
      ...momentTexts('signed', approval.signedAt),
      checked: `${evidence.events.length} events, ${files} pages and files, and the seal, just now`,
      'digest-groups': groupHex(digest),
      'public-key': publicKey,
      'evidence-href': `/api/approvals/${id}/evidence.json`,
    },
    lists: {},
  };
}
