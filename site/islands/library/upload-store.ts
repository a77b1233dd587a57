import { deleteDemo } from '../../../service/contract/demos.ts';
import { atom, map } from 'nanostores';
import { currentUser } from '../../../service/contract/auth.ts';
import { $session } from '../auth/session-store.ts';
import { isDemoKey } from '../studio/draft/demo-keys.ts';
import { deleteLocalDemo, localDemos, type LocalDemo } from '../studio/making/local-demos.ts';
import { createDemo } from '../studio/making/save-demo.ts';
import { inTurn } from '../studio/making/take-turns.ts';
import { callService } from '../ui/call-service.ts';
import { toast } from '../ui/toast-store.ts';
import { $deleted } from './deleted-demos.ts';
import { savedDemo } from './library-demo.ts';
import { $state, loadLibrary, reloadLocalDemos, putSaved } from './library-store.ts';

const minWaitMs = 5000;
const maxWaitMs = 5 * 60_000;

/** The state of uploads of demos on this device, by link; a waiting demo has none. */
export type Upload =
  | { readonly status: 'sending' }
  /** Refused, with the service's sentence; it is sent again only on request. */
  | { readonly status: 'refused'; readonly sentence: string };
export const $uploads = map<Record<string, Upload>>({});

/** A link that had to change, because the requested one was taken. */
interface MovedLink {
  readonly from: string;
  readonly to: string;
}
export const $moved = atom<readonly MovedLink[]>([]);
/** The last demo of this device that was stored in the account. */
export const $uploaded = atom<MovedLink | undefined>();

/** `gone`: no longer on this device, because another tab saved it or its owner deleted it. */
type Outcome = 'done' | 'gone' | 'refused' | 'later';

/** The account of demos here; that of the session until uploads have started. */
function findOwner(): string | undefined {
  const session = $session.get();
  return owner ?? (session.status === 'signed-in' ? session.user.id : undefined);
}

const findHere = (uniqueId: string): LocalDemo | undefined =>
  localDemos(findOwner() ?? '').find((demo) => demo.uniqueId === uniqueId);

/**
 * Sends a demo in its state at that moment. Its uploads run one after another, so that no older
 * state overwrites a newer one.
 */
async function upload(uniqueId: string): Promise<Outcome> {
  $uploads.setKey(uniqueId, { status: 'sending' });
  return inTurn(uniqueId, async () => {
    const demo = findHere(uniqueId);
    const outcome = demo ? await send(demo) : 'gone';
    if (outcome !== 'refused') dropUpload(uniqueId);
    if (outcome === 'gone') reloadLocalDemos();
    return outcome;
  });
}

async function send({ uniqueId, name, industry, data, tags }: LocalDemo): Promise<Outcome> {
  const sender = findOwner();
  const result = await createDemo({ uniqueId, name, industry, websiteData: data, tags });
  if (!result.ok) {
    if (result.kind !== 'refused' || result.status === 429 || result.status === 401) return 'later';
    $uploads.setKey(uniqueId, { status: 'refused', sentence: result.error.error });
    return 'refused';
  }
  const saved = savedDemo(result.reply);
  const isDeleted = $deleted.get().some(({ demo: one }) => one.uniqueId === uniqueId);
  if (isDeleted && !findHere(uniqueId)) {
    // Deleted during the upload. Undoing the deletion restores it on this device, and its link is
    // still free for its owner.
    await callService(deleteDemo, { params: { id: saved.id } });
    return 'gone';
  }
  deleteLocalDemo(uniqueId);
  if (findOwner() !== sender) return 'done';
  putSaved(saved);
  const isMoved = saved.uniqueId !== uniqueId;
  if (isMoved) $moved.set([...$moved.get(), { from: uniqueId, to: saved.uniqueId }]);
  $uploaded.set({ from: uniqueId, to: saved.uniqueId });
  reloadLocalDemos();
  toast(
    isMoved
      ? {
          title: 'The link had to change',
          description: `${saved.name} is now at /demos/${saved.uniqueId}`,
        }
      : {
          title: 'Demo saved to your account',
          description: `The link of ${saved.name} works everywhere now.`,
        },
  );
  return 'done';
}

function dropUpload(uniqueId: string): void {
  $uploads.setKey(uniqueId, undefined);
}

let wait = minWaitMs;
let timer: ReturnType<typeof setTimeout> | undefined;
let owner: string | undefined;
let isSending = false;
let isAskedAgain = false;

const isDue = (demo: LocalDemo | undefined): boolean =>
  demo !== undefined && demo.owner === owner && $uploads.get()[demo.uniqueId] === undefined;

/** Whether the session is still the owner's: another person may have signed in in another tab. */
async function isStillOwner(): Promise<boolean> {
  const result = await callService(currentUser);
  return result.ok && result.reply.id === owner;
}

/** Sends the due demos, one after another, except refused ones; returns whether all were stored. */
async function sendDue(): Promise<boolean> {
  const due = localDemos(owner ?? '').filter(isDue);
  if (due.length === 0) return true;
  if (!(await isStillOwner())) return false;
  for (const { uniqueId } of due) {
    if (isDue(findHere(uniqueId)) && (await upload(uniqueId)) === 'later') return false;
  }
  return true;
}

/** Sends the waiting demos now and again later, at growing intervals while the service fails. */
async function uploadWaiting(): Promise<void> {
  clearTimeout(timer);
  isAskedAgain = isSending;
  if (isSending) return;
  isSending = true;
  const canSend = owner !== undefined && navigator.onLine && $session.get().status !== 'signed-out';
  const isDone = !canSend || (await sendDue());
  isSending = false;
  if (owner === undefined) return;
  if (isAskedAgain) {
    // The run that just ended may have started before the connection was back.
    void uploadWaiting();
    return;
  }
  wait = isDone ? minWaitMs : Math.min(maxWaitMs, wait * 2);
  timer = setTimeout(() => void uploadWaiting(), wait);
}

/** Uploads one demo on its owner's request, also one of an older version or a refused one. */
export async function uploadNow(uniqueId: string): Promise<void> {
  if (!findHere(uniqueId) || $uploads.get()[uniqueId]?.status === 'sending') return;
  if ((await upload(uniqueId)) === 'later') {
    toast({
      title: 'Not saved yet',
      description:
        'The service cannot be reached. The demo stays on this device and is saved by itself later.',
      destructive: true,
    });
  }
}

/** The number of callers that need uploads: the page itself, and the studio over it. */
let starts = 0;

/**
 * Uploads demos that were made offline to the account, until every caller has stopped it. Returns
 * the function that stops it.
 */
export function startUploads(userId: string): () => void {
  owner = userId;
  starts += 1;
  wait = minWaitMs;
  const again = (): void => {
    wait = minWaitMs;
    void uploadWaiting();
  };
  const onStorage = ({ key }: StorageEvent): void => {
    if (!isDemoKey(key)) return;
    reloadLocalDemos();
    if ($state.get() === 'ready') void loadLibrary();
  };
  const stopSession = $session.listen(({ status }) => {
    if (status === 'signed-in') again();
  });
  window.addEventListener('online', again);
  window.addEventListener('focus', again);
  window.addEventListener('storage', onStorage);
  again();
  return () => {
    starts -= 1;
    if (starts === 0) {
      owner = undefined;
      clearTimeout(timer);
    }
    stopSession();
    window.removeEventListener('online', again);
    window.removeEventListener('focus', again);
    window.removeEventListener('storage', onStorage);
  };
}
