import { slotNames } from '../../../../templates-data/model/slots.ts';
import { noContent, type Content, type Entry } from '../content/client-content.ts';
import type { Moment } from '../draft/draft.ts';

type Values = Readonly<Record<string, unknown>>;

/** Each window numbers entries by itself, so their numbers are not compared. */
const comparable = (value: unknown): string =>
  JSON.stringify(value, (name, one: unknown) => (name === 'key' ? undefined : one));

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || comparable(one) === comparable(other);

/**
 * Three states of one value: as it is here, as it was saved, and as a colleague saved it. What was
 * not edited here becomes the colleague's.
 */
function mergeValues<Part extends object>(
  names: readonly (keyof Part & string)[],
  { here, saved, theirs }: { readonly here: Part; readonly saved: Part; readonly theirs: Part },
): Part {
  const changes = names.flatMap((name) => {
    const isTheirs = isSame(here[name], saved[name]) && !isSame(here[name], theirs[name]);
    return isTheirs ? [[name, theirs[name]] as const] : [];
  });
  return changes.length === 0 ? here : { ...here, ...Object.fromEntries(changes) };
}

const contentNames = (Object.keys(noContent) as (keyof Content)[]).filter(
  (name) => name !== 'lists' && name !== 'origins',
);

const allNames = (...all: readonly object[]): string[] => [...new Set(all.flatMap(Object.keys))];

function mergeRecords<Part extends Values>(here: Part, saved: Part, theirs: Part): Part {
  return mergeValues<Part>(allNames(here, saved, theirs), { here, saved, theirs });
}

function mergeContent(here: Content, saved: Content, theirs: Content): Content {
  const parts = mergeValues<Content>(contentNames, { here, saved, theirs });
  const lists = mergeRecords<Record<string, readonly Entry[]>>(
    here.lists,
    saved.lists,
    theirs.lists,
  ) as Content['lists'];
  const origins = mergeRecords<Values>(
    here.origins,
    saved.origins,
    theirs.origins,
  ) as Content['origins'];
  const isHere = parts === here && lists === here.lists && origins === here.origins;
  return isHere ? here : { ...parts, lists, origins };
}

/** The state here with the edits that a colleague saved meanwhile in other fields. */
export function mergeEdits(here: Moment, saved: Moment, theirs: Moment): Moment {
  const one = { here: here.draft, saved: saved.draft, theirs: theirs.draft };
  return {
    draft: mergeValues(['features'], one),
    values: mergeValues([...slotNames], {
      here: here.values,
      saved: saved.values,
      theirs: theirs.values,
    }),
    origins: mergeValues([...slotNames], {
      here: here.origins,
      saved: saved.origins,
      theirs: theirs.origins,
    }),
    content: mergeContent(here.content, saved.content, theirs.content),
  };
}
