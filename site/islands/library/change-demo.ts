import { updateDemo, type UpdateDemo } from '../../../service/contract/demos.ts';
import { callService } from '../ui/call-service.ts';
import { savedDemo, type LibraryDemo } from './library-demo.ts';
import { findSaved, patchLoadedLists, patchSaved } from './library-store.ts';
import { sendOnLeaving, toastFailure } from './send-change.ts';

/** A change that is shown before the service has accepted it. */
interface DemoChange {
  readonly apply: (demo: LibraryDemo) => LibraryDemo;
  /** Takes the fields of this change from the state without it, and leaves the others. */
  readonly revert: (demo: LibraryDemo, without: LibraryDemo) => LibraryDemo;
  /** The request's body, from the demo with this change and the accepted ones before it. */
  readonly body: (demo: LibraryDemo) => UpdateDemo;
  /** The message of a refused change, given the demo as the service has it. */
  readonly failure: string | ((demo: LibraryDemo) => string);
}

/**
 * The changes of each demo are sent one after another; waiting ones are applied to a list that is
 * loaded meanwhile.
 */
const queues = new Map<string, Promise<boolean>>();
const waiting = new Map<string, readonly DemoChange[]>();
const waitingFor = (id: string): readonly DemoChange[] => waiting.get(id) ?? [];
/** Demos with waiting changes as the service had them before, with the changes it has accepted. */
const accepted = new Map<string, LibraryDemo>();

const applyWaiting = (demo: LibraryDemo): LibraryDemo =>
  waitingFor(demo.id).reduce((changed, { apply }) => apply(changed), demo);

patchLoadedLists((demos) => demos.map(applyWaiting));

/** Sends all waiting changes, because the page is being left. */
function flush(): void {
  for (const [id, changes] of waiting) {
    const demo = findSaved(id);
    if (!demo || changes.length === 0) continue;
    sendOnLeaving(
      id,
      changes.reduce<UpdateDemo>((all, { body }) => ({ ...all, ...body(demo) }), {}),
    );
  }
}

async function send(id: string, change: DemoChange): Promise<boolean> {
  const base = findSaved(id) && accepted.get(id);
  const changed = base && change.apply(base);
  const result =
    changed && (await callService(updateDemo, { params: { id }, body: change.body(changed) }));
  waiting.set(
    id,
    waitingFor(id).filter((other) => other !== change),
  );
  // The list of another agency was loaded before this change was sent.
  if (!result) return false;
  if (result.ok) {
    accepted.set(id, changed);
    const { visits, updatedAt, expires } = savedDemo(result.reply);
    patchSaved(id, (current) => ({ ...current, visits, updatedAt, expires }));
    return true;
  }
  patchSaved(id, (current) => change.revert(current, applyWaiting(base)));
  const { failure } = change;
  const description = typeof failure === 'string' ? failure : failure(base);
  toastFailure(id, result, 'Error updating demo', description);
  return false;
}

export function changeDemo(id: string, change: DemoChange): Promise<boolean> {
  const before = findSaved(id);
  if (before && waitingFor(id).length === 0) accepted.set(id, before);
  patchSaved(id, change.apply);
  waiting.set(id, [...waitingFor(id), change]);
  // Adding the same listener again has no effect.
  window.addEventListener('pagehide', flush);
  const turn = (queues.get(id) ?? Promise.resolve(true)).then(() => send(id, change));
  queues.set(id, turn);
  return turn;
}

export function toggleStar({ id, starred }: LibraryDemo): Promise<boolean> {
  return changeDemo(id, {
    apply: (demo) => ({ ...demo, starred: !starred }),
    revert: (demo, without) => ({ ...demo, starred: without.starred }),
    body: (demo) => ({ starred: demo.starred }),
    failure: 'Failed to update starred status',
  });
}

const maxTagLength = 40;
const maxTags = 30;

/**
 * Why a tag cannot be added, as a sentence; undefined if it can. Tags that differ in case only are
 * equal.
 */
export function validateTag(tags: readonly string[], tag: string): string | undefined {
  const normalized = tag.trim().toLowerCase();
  if (normalized === '') return 'A tag must not be blank';
  if (normalized.length > maxTagLength) return `A tag has at most ${maxTagLength} characters`;
  if (tags.some((one) => one.toLowerCase() === normalized)) return 'This demo has that tag already';
  return tags.length >= maxTags ? `A demo has at most ${maxTags} tags` : undefined;
}

/** Adds a tag, unless the demo has it. */
export async function addTag({ id, tags }: LibraryDemo, typed: string): Promise<boolean> {
  const tag = typed.trim();
  if (validateTag(tags, tag) !== undefined) return false;
  return changeDemo(id, {
    apply: (demo) => (demo.tags.includes(tag) ? demo : { ...demo, tags: [...demo.tags, tag] }),
    revert: (demo, without) => ({ ...demo, tags: without.tags }),
    body: (demo) => ({ tags: [...demo.tags] }),
    failure: 'Failed to add tag',
  });
}

export function removeTag({ id }: LibraryDemo, tag: string): Promise<boolean> {
  return changeDemo(id, {
    apply: (demo) => ({ ...demo, tags: demo.tags.filter((one) => one !== tag) }),
    revert: (demo, without) => ({ ...demo, tags: without.tags }),
    body: (demo) => ({ tags: [...demo.tags] }),
    failure: 'Failed to remove tag',
  });
}

/** Renames a demo in the library; its page and link stay. A blank name changes nothing. */
export async function renameDemo(
  { id, name: before }: LibraryDemo,
  typed: string,
): Promise<boolean> {
  const name = typed.trim();
  if (name === '' || name === before) return name === before;
  return changeDemo(id, {
    apply: (demo) => ({ ...demo, name }),
    revert: (demo, without) => ({ ...demo, name: without.name }),
    body: (demo) => ({ name: demo.name }),
    failure: 'Failed to rename demo',
  });
}
