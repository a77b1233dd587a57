import { currentUser } from '../../../../service/contract/auth.ts';
import type { User } from '../../../../service/contract/user.ts';
import type { Demo } from '../../../../service/contract/demos.ts';
import {
  sanitizeOverrides,
  isSlotName,
  slotNames,
} from '../../../../templates-data/model/slots.ts';
import { toWebsiteData } from '../../../../templates-data/model/website-data.ts';
import { isUniqueId, newUniqueId, slugify } from '../../../../templates-data/model/unique-id.ts';
import { spendCredit } from '../../auth/demo-access-store.ts';
import { showPlanNotice } from '../../billing/plan-notice.ts';
import { callService, type CallResult } from '../../ui/call-service.ts';
import { toast } from '../../ui/toast-store.ts';
import {
  $content,
  $draft,
  $refused,
  $values,
  checkValue,
  clearDraft,
  patchDraft,
  currentSnapshot,
} from '../draft/draft-store.ts';
import type { MadeDemo, Snapshot } from '../draft/draft.ts';
import { contentFaults, otherFaults } from '../content/content-faults.ts';
import { $contentChecked } from '../content/content-store.ts';
import { sentContent, sentEvidence } from '../content/content-to-send.ts';
import { ownValues } from '../draft/own-values.ts';
import { validateField, fieldsInOrder } from '../fields/field-rules.ts';
import { industryColors } from '../fields/industry-choices.ts';
import { jumpToField, jumpToName, jumpToPart } from '../shell/jump-to-field.ts';
import { deleteLocalDemo, storeLocalDemo } from './local-demos.ts';
import { $making } from './making-store.ts';
import { createDemo, saveNewVersion, type NewDemo } from './save-demo.ts';
import { inTurn } from './take-turns.ts';
import { openSignIn } from '../../ui/open-sign-in.ts';
import { wait } from '../../ui/wait.ts';

const generationTime = 1500;

type Website = Readonly<Record<string, unknown>>;

/**
 * The draft in the form that the service stores. A blank slot of a new demo is left out; in an
 * update it is sent as blank.
 */
function draftWebsite({ values, draft, origins, content }: Snapshot, isRenewal: boolean): Website {
  const own = ownValues(values, origins);
  const filled = Object.entries(sanitizeOverrides(own)).filter(([, value]) => value !== '');
  const blank = slotNames.filter((name) => name !== 'businessName' && name !== 'industry');
  const cleared = isRenewal ? Object.fromEntries(blank.map((name) => [name, ''])) : {};
  return {
    ...toWebsiteData({
      ...cleared,
      ...industryColors(values.industry),
      ...Object.fromEntries(filled),
    }),
    ...draft.others,
    features: draft.features,
    ...sentContent(content, isRenewal),
    evidence: sentEvidence({ ...origins, ...content.origins }),
  };
}

/** The demo as it is, or was, edited. */
export function editedWebsite(snapshot = currentSnapshot()): Website {
  return draftWebsite(snapshot, true);
}

/**
 * The link to request: the previous one while it still fits, so that repeated requests make one
 * demo.
 */
function chooseRequestedId(industry: string, name: string): string {
  const { requestedId } = $draft.get();
  if (isUniqueId(requestedId, industry) && requestedId.includes(`-${slugify(name)}-`))
    return requestedId;
  return newUniqueId(industry, name);
}

/** Creates the demo, or updates the one made from this draft, and shows its link. */
export async function generateSite(user: User, pause = generationTime): Promise<void> {
  if ($making.get().status === 'generating') return;
  const values = $values.get();
  const faults = fieldsInOrder.filter((name) => validateField(name, values[name]) !== undefined);
  if (faults[0]) {
    for (const name of faults) checkValue(name);
    jumpToField(faults[0]);
    return;
  }
  const [fault] = contentFaults($content.get());
  if (fault) {
    $contentChecked.set(true);
    jumpToPart(fault.list, `${fault.list}-${fault.key}-${fault.text}`);
    return;
  }
  const [other] = otherFaults($content.get());
  if (other) {
    jumpToName(other.name);
    return;
  }
  const name = values.businessName?.trim() ?? '';
  const industry = values.industry ?? '';
  const requestedId = chooseRequestedId(industry, name);
  patchDraft({ requestedId });
  $making.set({ status: 'generating' });
  await wait(pause);
  // An earlier version that is stored here may be on its way to the account.
  const takesSlot = await inTurn($draft.get().made?.uniqueId ?? requestedId, async () => {
    const { made } = $draft.get();
    const websiteData = draftWebsite({ ...currentSnapshot(), values }, made !== undefined);
    const order = {
      uniqueId: made?.uniqueId ?? requestedId,
      name,
      industry,
      websiteData,
      tags: [industry],
    };
    const { result, isNew } = await save(order, made);
    if (result.ok) {
      if (made?.local) deleteLocalDemo(made.uniqueId);
      const { uniqueId, slug } = result.reply;
      show({ uniqueId, slug, local: false }, isNew);
    } else if (result.kind === 'refused') refuse(result);
    else storeLocally(order, user, isNew);
    return result.ok && isNew;
  });
  if (takesSlot) await toastQuota(user);
}

/**
 * An existing demo keeps its link, even in another industry; it is created again only when it is
 * gone.
 */
async function save(
  order: NewDemo,
  made: MadeDemo | undefined,
): Promise<{ result: CallResult<Demo>; isNew: boolean }> {
  if (made && !made.local) {
    const renewed = await saveNewVersion(made.uniqueId, order.websiteData);
    if (renewed.ok || renewed.status !== 404) return { result: renewed, isNew: false };
  }
  return { result: await createDemo(order), isNew: true };
}

function show(made: MadeDemo, isNew: boolean): void {
  $making.set({ status: 'idle' });
  if (isNew) spendCredit();
  patchDraft({ made, step: 4, reached: 4 });
  toast({
    title: isNew ? 'Website created successfully' : 'Website updated',
    description: made.local
      ? 'The service could not be reached, so it is kept on this device only.'
      : isNew
        ? 'The link is ready to be shared.'
        : 'The link stays the same and shows the new version.',
  });
}

async function toastQuota(user: User): Promise<void> {
  const result = await callService(currentUser);
  const { demoCount, maxDemos } = result.ok
    ? result.reply
    : { ...user, demoCount: user.demoCount + 1 };
  if (maxDemos === null) return;
  const remaining = Math.max(0, maxDemos - demoCount);
  toast({
    title: 'Website slot used',
    description: `You have ${remaining} of ${maxDemos} website slots remaining.`,
  });
}

function refuse(result: Extract<CallResult<Demo>, { ok: false }>): void {
  const { fields = {} } = result.error;
  let sentence = result.error.error;
  const signIn = result.status === 401;
  for (const [path, why] of Object.entries(fields)) {
    const last = path.split('.').at(-1) ?? '';
    const name = last === 'name' ? 'businessName' : last;
    if (isSlotName(name)) $refused.setKey(name, why);
    else sentence = why;
  }
  if (signIn) {
    sentence = 'Please sign in again. Everything you entered is kept.';
    openSignIn();
  }
  const isFull = result.error.code === 'quota_used_up';
  const first = signIn ? 'sign-in' : isFull ? 'make-room' : undefined;
  $making.set({ status: 'refused', sentence, ...(first ? { first } : {}) });
  const atFault = fieldsInOrder.find((name) => $refused.get()[name] !== undefined);
  if (atFault) jumpToField(atFault);
  if (showPlanNotice(result.error)) return;
  toast({ title: 'Error generating website', description: sentence, destructive: true });
}

function storeLocally({ uniqueId, tags, websiteData }: NewDemo, user: User, isNew: boolean): void {
  // A browser without room for the pictures may have room for the texts.
  const { opening: _opening, pictures: _pictures, ...withoutOpening } = websiteData;
  const { logo: _logo, ...words } = withoutOpening;
  const isStored = [websiteData, withoutOpening, words].some((data) => {
    try {
      storeLocalDemo({ uniqueId, owner: user.id, tags, data });
      return true;
    } catch {
      return false;
    }
  });
  if (!isStored) {
    const sentence = 'Please try again or contact support';
    $making.set({ status: 'refused', sentence });
    toast({ title: 'Error generating website', description: sentence, destructive: true });
    return;
  }
  show({ uniqueId, local: true }, isNew);
}

export function createAnother(): void {
  $making.set({ status: 'idle' });
  clearDraft();
}
