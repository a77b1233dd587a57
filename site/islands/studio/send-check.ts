import { atom, onMount, type ReadableAtom } from 'nanostores';
import { slots, type Overrides, type SlotName } from '../../../templates-data/model/slots.ts';
import {
  contentFaults,
  entryLists,
  isBlank,
  listRules,
  type Content,
  type ContentPart,
} from './client-content.ts';
import { $content, $origins, $values, type Origin, type Origins } from './draft-store.ts';
import { fieldObjection } from './field-rules.ts';
import { isUncertain } from './origin-words.ts';

/** What to look at before a link is sent. Only a `fault` keeps the demo from being made. */
export interface Concern {
  readonly name: SlotName | ContentPart;
  /** The control that is meant, where the name says too little. */
  readonly control?: string;
  readonly kind: 'fault' | 'uncertain' | 'sample' | 'left out';
  readonly label: string;
  readonly note: string;
}

const sampleNotes: Partial<Record<SlotName, string>> = {
  industry: 'the one the wizard begins with',
  slogan: 'blank, so the name is the headline',
  description: 'the template’s sample text',
  callToAction: 'the standard words',
  primaryColor: 'the standard color',
  secondaryColor: 'the standard color of the industry',
};
const contactFields = ['phone', 'email', 'address', 'hours'] as const;
const order = [
  'businessName',
  'industry',
  'slogan',
  'description',
  'primaryColor',
  'secondaryColor',
  'callToAction',
  ...contactFields,
] as const satisfies readonly SlotName[];

function concernOf(name: SlotName, values: Overrides, origin: Origin | undefined): Concern | undefined {
  const { label } = slots[name];
  const fault = fieldObjection(name, values[name]);
  if (fault !== undefined) return { name, kind: 'fault', label, note: fault };
  if (isUncertain(origin)) {
    return {
      name,
      kind: 'uncertain',
      label,
      note: `read as “${(values[name] ?? '').replace(/\s+/gu, ' ')}”`,
    };
  }
  if (origin !== undefined) return undefined;
  if (contactFields.some((one) => one === name)) {
    return { name, kind: 'left out', label, note: 'not on the page' };
  }
  return { name, kind: 'sample', label, note: sampleNotes[name] ?? '' };
}

function contentConcerns(content: Content): readonly Concern[] {
  const faults = contentFaults(content).map(({ list, key, text, sentence }): Concern => ({
    name: list,
    control: `${list}-${key}-${text}`,
    kind: 'fault',
    label: listRules[list].label,
    note: sentence,
  }));
  const lists = entryLists.flatMap((name): Concern[] => {
    const { label } = listRules[name];
    const entries = content.lists[name].filter((entry) => !isBlank(entry));
    if (entries.length === 0) {
      return name === 'socials'
        ? [{ name, kind: 'left out', label, note: 'not on the page' }]
        : [{ name, kind: 'sample', label, note: 'the template’s sample content' }];
    }
    const isUnsure = entries.some(({ origin }) => isUncertain(origin));
    return isUnsure ? [{ name, kind: 'uncertain', label, note: 'read from the website, not surely' }] : [];
  });
  return [...faults, ...lists];
}

/** What is missing, wrong, uncertain, still sample or left out, the gravest first. */
export function concernsOf(values: Overrides, origins: Origins, content: Content): readonly Concern[] {
  const fields = order
    .map((name) => concernOf(name, values, origins[name]))
    .filter((concern) => concern !== undefined);
  const all = [...fields, ...contentConcerns(content)];
  return (['fault', 'uncertain', 'sample', 'left out'] as const).flatMap((kind) =>
    all.filter((concern) => concern.kind === kind),
  );
}

function isSame(one: readonly Concern[], other: readonly Concern[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ name, kind, note, control }, index) => {
      const counterpart = other[index];
      return (
        counterpart?.name === name &&
        counterpart.control === control &&
        counterpart.kind === kind &&
        counterpart.note === note
      );
    })
  );
}

/** Milliseconds after the last change: nobody reads the check while typing. */
const pause = 200;
const $list = atom<readonly Concern[]>([]);

onMount($list, () => {
  const look = (): void => {
    const concerns = concernsOf($values.get(), $origins.get(), $content.get());
    if (!isSame(concerns, $list.get())) $list.set(concerns);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lookSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(look, pause);
  };
  look();
  const stops = [$values, $origins, $content].map((store) => store.listen(lookSoon));
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
});

/** The concerns of the draft, a moment after it changed; another list only when one of them is another. */
export const $concerns: ReadableAtom<readonly Concern[]> = $list;
