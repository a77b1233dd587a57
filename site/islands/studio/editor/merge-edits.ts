import { slotNames } from '../../../../templates-data/model/slots.ts';
import { noContent, type ClientContent, type ListEntry } from '../content/client-content.ts';
import type { Snapshot } from '../draft/draft.ts';

type Values = Readonly<Record<string, unknown>>;

/** Each window numbers entries by itself, so their numbers are not compared. */
const comparable = (value: unknown): string =>
  JSON.stringify(value, (name, one: unknown) => (name === 'key' ? undefined : one));

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || comparable(one) === comparable(other);

/** Three states of a value: as it is here, as it was saved, and as a colleague saved it. */
interface Three<Part> {
  readonly here: Part;
  readonly saved: Part;
  readonly theirs: Part;
}
/** Whether a value becomes the colleague's. */
type IsTheirs = (value: Three<unknown>) => boolean;

function mergeValues<Part extends object>(
  names: readonly (keyof Part & string)[],
  { here, saved, theirs }: Three<Part>,
  isTheirs: IsTheirs,
): Part {
  const changes = names.flatMap((name) => {
    const value = { here: here[name], saved: saved[name], theirs: theirs[name] };
    const isChanged = isTheirs(value) && !isSame(value.here, value.theirs);
    return isChanged ? [[name, value.theirs] as const] : [];
  });
  return changes.length === 0 ? here : { ...here, ...Object.fromEntries(changes) };
}

const contentNames = (Object.keys(noContent) as (keyof ClientContent)[]).filter(
  (name) => name !== 'lists' && name !== 'origins',
);

const allNames = (...all: readonly object[]): string[] => [...new Set(all.flatMap(Object.keys))];

function mergeRecords<Part extends Values>(three: Three<Part>, isTheirs: IsTheirs): Part {
  const { here, saved, theirs } = three;
  return mergeValues<Part>(allNames(here, saved, theirs), three, isTheirs);
}

/** The same part of all three states. */
function pick<Whole, Part>(
  { here, saved, theirs }: Three<Whole>,
  part: (whole: Whole) => Part,
): Three<Part> {
  return { here: part(here), saved: part(saved), theirs: part(theirs) };
}

function mergeContent(three: Three<ClientContent>, isTheirs: IsTheirs): ClientContent {
  const { here } = three;
  const parts = mergeValues<ClientContent>(contentNames, three, isTheirs);
  const lists = mergeRecords<Record<string, readonly ListEntry[]>>(
    pick(three, (content) => content.lists),
    isTheirs,
  ) as ClientContent['lists'];
  const origins = mergeRecords<Values>(
    pick(three, (content) => content.origins),
    isTheirs,
  ) as ClientContent['origins'];
  const isHere = parts === here && lists === here.lists && origins === here.origins;
  return isHere ? here : { ...parts, lists, origins };
}

function mergeSnapshots(three: Three<Snapshot>, isTheirs: IsTheirs): Snapshot {
  const slots = [...slotNames];
  return {
    draft: mergeValues(
      ['features'],
      pick(three, (snapshot) => snapshot.draft),
      isTheirs,
    ),
    values: mergeValues(
      slots,
      pick(three, (snapshot) => snapshot.values),
      isTheirs,
    ),
    origins: mergeValues(
      slots,
      pick(three, (snapshot) => snapshot.origins),
      isTheirs,
    ),
    content: mergeContent(
      pick(three, (snapshot) => snapshot.content),
      isTheirs,
    ),
  };
}

/** The state here with the edits that a colleague saved meanwhile in other fields. */
export function mergeEdits(here: Snapshot, saved: Snapshot, theirs: Snapshot): Snapshot {
  return mergeSnapshots({ here, saved, theirs }, (value) => isSame(value.here, value.saved));
}

/**
 * Rebases former states on what a colleague saved, so that Undo takes back the edits of this window
 * only. What changed here from `before` to `after` is the colleague's in every former state, and so
 * is what was not edited here. States that shared their content share it afterwards.
 */
export function rebaseOn(
  saved: Snapshot,
  theirs: Snapshot,
  { before, after }: { readonly before: Snapshot; readonly after: Snapshot },
): (snapshot: Snapshot) => Snapshot {
  const known = new Map<ClientContent, ClientContent>([[before.content, after.content]]);
  return (snapshot) => {
    const here = mergeEdits(snapshot, saved, theirs);
    const adopted = mergeSnapshots(
      { here, saved: before, theirs: after },
      (value) => !isSame(value.saved, value.theirs),
    );
    const content = known.get(snapshot.content) ?? adopted.content;
    known.set(snapshot.content, content);
    return { ...adopted, content };
  };
}
