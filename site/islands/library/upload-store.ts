import { atom, map } from 'nanostores';
import { $session } from '../auth/session-store.ts';
import { $making } from '../studio/making-store.ts';
import { $draft, patchDraft } from '../studio/draft-store.ts';
import { dropLocalDemo, holdsDemos, localDemos, type LocalDemo } from '../studio/local-demos.ts';
import { createDemo } from '../studio/save-demo.ts';
import { toast } from '../ui/toast-store.ts';
import { savedDemo } from './library-demo.ts';
import { $selected, $state, loadLibrary, lookHere, putSaved } from './library-store.ts';

const firstWait = 5000;
const longestWait = 5 * 60_000;

/** What became of demos on this device that the service was sent, by link; nothing is said of those that wait. */
export type Upload =
  | { readonly at: 'sending' }
  /** The service refused it, in its own words; it is tried again only when asked for. */
  | { readonly at: 'refused'; readonly sentence: string };
export const $uploads = map<Record<string, Upload>>({});

/** A link that had to change, as the one asked for was taken. */
export interface MovedLink {
  readonly from: string;
  readonly to: string;
}
export const $moved = atom<readonly MovedLink[]>([]);

type Outcome = 'done' | 'refused' | 'later';

async function upload(demo: LocalDemo): Promise<Outcome> {
  const { uniqueId, name, industry, data, tags } = demo;
  $uploads.setKey(uniqueId, { at: 'sending' });
  const result = await createDemo({ uniqueId, name, industry, websiteData: data, tags });
  if (!result.ok) {
    const mayPass = result.kind !== 'refused' || result.status === 429 || result.status === 401;
    if (mayPass) dropUpload(uniqueId);
    else $uploads.setKey(uniqueId, { at: 'refused', sentence: result.error.error });
    return mayPass ? 'later' : 'refused';
  }
  const saved = savedDemo(result.reply);
  dropLocalDemo(uniqueId);
  if ($state.get() === 'ready') putSaved(saved);
  const isMoved = saved.uniqueId !== uniqueId;
  if (isMoved) $moved.set([...$moved.get(), { from: uniqueId, to: saved.uniqueId }]);
  if (isMoved && $selected.get() === uniqueId) $selected.set(saved.uniqueId);
  if ($draft.get().made?.uniqueId === uniqueId) {
    patchDraft({ made: { uniqueId: saved.uniqueId, industry: saved.industry, local: false } });
  }
  dropUpload(uniqueId);
  lookHere();
  toast(
    isMoved
      ? { title: 'The link had to change', description: `${saved.name} is now at /demos/${saved.uniqueId}` }
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

let wait = firstWait;
let timer: ReturnType<typeof setTimeout> | undefined;
let owner: string | undefined;

/** Browsers have locks on https and localhost only. */
function lockManager(): LockManager | undefined {
  return navigator.locks;
}

/** Only one tab uploads at a time. Where there are no locks the service makes one demo of one wish anyway. */
async function alone(work: () => Promise<boolean>): Promise<boolean> {
  const locks = lockManager();
  if (!locks) return work();
  return locks.request('firstlook-upload', { ifAvailable: true }, (lock) => (lock ? work() : true));
}

/** The demos of this person that the wizard is not saving just now and that were not refused. */
function due(): readonly LocalDemo[] {
  const busy = $making.get().at === 'generating' ? $draft.get().made?.uniqueId : undefined;
  return localDemos(owner ?? '').filter(
    (demo) => demo.owner === owner && demo.uniqueId !== busy && $uploads.get()[demo.uniqueId] === undefined,
  );
}

/** Sends what is due, one after another; whether all of it got through. */
async function sendDue(): Promise<boolean> {
  for (const demo of due()) if ((await upload(demo)) === 'later') return false;
  return true;
}

/** Sends what waits on this device now, and looks again later: ever more rarely while nothing gets through. */
export async function uploadWaiting(): Promise<void> {
  clearTimeout(timer);
  const canSend = owner !== undefined && navigator.onLine && $session.get().status !== 'signed-out';
  const isDone = !canSend || (await alone(sendDue));
  if (owner === undefined) return;
  clearTimeout(timer);
  wait = isDone ? firstWait : Math.min(longestWait, wait * 2);
  timer = setTimeout(() => void uploadWaiting(), wait);
}

/** Uploads one demo because its owner asked for it, also one of an older version or one that was refused before. */
export async function uploadNow(uniqueId: string): Promise<void> {
  const demo = localDemos(owner ?? '').find((one) => one.uniqueId === uniqueId);
  if (!demo || $uploads.get()[uniqueId]?.at === 'sending') return;
  const outcome = await upload(demo);
  if (outcome === 'later') {
    toast({
      title: 'Not saved yet',
      description:
        'The service cannot be reached. The demo stays on this device and is saved by itself later.',
      destructive: true,
    });
  }
}

/** Brings demos that were made offline to the account for as long as the studio is open. Returns the end of it. */
export function startUploads(userId: string): () => void {
  owner = userId;
  wait = firstWait;
  const again = (): void => {
    wait = firstWait;
    void uploadWaiting();
  };
  const onStorage = ({ key }: StorageEvent): void => {
    if (!holdsDemos(key)) return;
    lookHere();
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
    owner = undefined;
    clearTimeout(timer);
    stopSession();
    window.removeEventListener('online', again);
    window.removeEventListener('focus', again);
    window.removeEventListener('storage', onStorage);
  };
}
