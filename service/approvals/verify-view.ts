import { eq } from 'drizzle-orm';
import type { Language } from '../../templates-data/model/languages.ts';
import { approvalFiles, frozenFiles } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { approvalLanguage, listFrozenPages, type ApprovalLanguage } from './approval-language.ts';
import { staticTexts, type FilledView } from './approve-view.ts';
import { sha256 } from '../sha256.ts';
import { groupHex } from './certificate.ts';
import { checkMethod } from './check-method.ts';
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
  { text }: ApprovalLanguage,
): Promise<Verdict> {
  const rows = await store.read
    .select({ path: approvalFiles.path, bytes: frozenFiles.bytes })
    .from(approvalFiles)
    .innerJoin(frozenFiles, eq(frozenFiles.hash, approvalFiles.hash))
    .where(eq(approvalFiles.approvalId, id));
  const hashes = new Map(rows.map(({ path, bytes }) => [path, sha256(bytes)]));
  const wrong = [...frozen.pages, ...frozen.files].find(
    (file) => hashes.get(file.path) !== file.sha256,
  );
  return wrong
    ? { valid: false, reason: text('verify.fileChanged', { file: wrong.path }) }
    : { valid: true, reason: '' };
}

/** The verify page without an approval, where a visitor uploads an evidence file. */
export function verifyAnyView(language: Language): FilledView {
  const words = approvalLanguage(language);
  const { text } = words;
  return {
    texts: {
      ...staticTexts(words),
      'page-title': text('verify.title'),
      headline: text('verify.question'),
      lead: text('verify.lead'),
    },
    lists: { method: checkMethod(words).map((step) => ({ step })) },
  };
}

/** The values of an approval's verify page, in its language; prices are left out. */
export async function verifyView(
  deps: Pick<Deps, 'store' | 'now'>,
  id: string,
): Promise<FilledView | undefined> {
  const found = await findApproval(deps.store.read, id);
  if (!found || found.row.evidence === null || found.isStopped) return undefined;
  const { evidence: signed } = found.row;
  const evidence = SealedEvidence.parse(JSON.parse(signed));
  const { frozen, approval, digest, publicKey } = evidence;
  const words = approvalLanguage(frozen.language);
  const { text } = words;
  const sealed = checkEvidence(signed, await readEvidenceKey(deps), words);
  const { valid, reason } = sealed.valid ? await checkFiles(deps, evidence, words) : sealed;
  const hasLogo = frozen.files.some(({ path }) => path === logoPath);
  const logo = `/approve/${id}${logoPath}`;
  const version = String(frozen.version);
  const { name } = frozen.demo;
  const { texts, lists } = verifyAnyView(words.language);
  return {
    texts: {
      ...texts,
      known: 'yes',
      ...agencyTexts({ agency: { ...frozen.agency, logo: hasLogo ? logo : null } }, words),
      'page-title': `${text('verify.approvalOf', { version })} | ${name}`,
      headline: text(valid ? 'verify.unchanged' : 'verify.changed'),
      lead: valid ? text('verify.unchangedLead', { version, name }) : reason,
      'approved.what': words.versionPages(
        frozen.version,
        listFrozenPages(frozen.pages, words).length,
      ),
      client: name,
      'signed-name': approval.name,
      ...momentTexts('signed', approval.signedAt, words),
      checked: text('verify.checkedWhat', {
        events: String(evidence.events.length),
        files: String(frozen.pages.length + frozen.files.length),
      }),
      'digest-groups': groupHex(digest),
      'public-key': publicKey,
      'evidence-href': `/api/approvals/${id}/evidence.json`,
    },
    lists,
  };
}
