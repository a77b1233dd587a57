import {
  listNames,
  listRules,
  type ListName,
} from '../../../../templates-data/model/content-rules.ts';
import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { DemoKit } from '../../../../templates-data/model/demo-kit.ts';
import type { DemoValues } from '../../../../templates-data/model/demo-values.ts';
import { checkDemo, type WayTo } from '../../../../templates-data/model/send-check.ts';
import { slots, type Overrides, type SlotName } from '../../../../templates-data/model/slots.ts';
import { isBlank, type ClientContent, type OriginName } from '../content/client-content.ts';
import { contentFaults, otherFaults } from '../content/content-faults.ts';
import { $content, $origins, $shown, $values } from '../draft/draft-store.ts';
import type { Origins } from '../draft/origin.ts';
import { validateField } from '../fields/field-rules.ts';
import { jumpToField, jumpToName, jumpToPart, jumpToText } from '../shell/jump-to-field.ts';
import { $kit, kitFor } from '../content/kit-store.ts';
import { isUncertain } from '../fields/origin-words.ts';
import { jumpToPicture } from '../pictures/picture-store.ts';
import { shownDemo } from '../content/shown-demo.ts';
import { textLabel } from '../content/text-store.ts';

type Way =
  | WayTo
  | { readonly to: 'entry'; readonly list: ListName; readonly control: string }
  | { readonly to: 'name'; readonly name: OriginName };

/**
 * A finding before a link is sent. A `fault` prevents the demo from being made; an `example` must
 * be replaced before sending; the others should be looked at.
 */
export interface Concern {
  readonly id: string;
  readonly kind: 'fault' | 'example' | 'uncertain' | 'hint';
  /** The number of things on the page that it covers. */
  readonly count: number;
  readonly label: string;
  readonly note: string;
  readonly way: Way;
}

const order = [
  'businessName',
  'industry',
  'slogan',
  'description',
  'primaryColor',
  'secondaryColor',
  'callToAction',
  'phone',
  'email',
  'address',
  'hours',
] as const satisfies readonly SlotName[];

function fieldConcerns(values: Overrides, origins: Origins): readonly Concern[] {
  return order.flatMap((name): Concern[] => {
    const one = {
      id: `field.${name}`,
      count: 1,
      label: slots[name].label,
      way: { to: 'field', name },
    } as const;
    const fault = validateField(name, values[name]);
    if (fault !== undefined) return [{ ...one, kind: 'fault', note: fault }];
    if (!isUncertain(origins[name])) return [];
    return [
      {
        ...one,
        kind: 'uncertain',
        note: `read as “${(values[name] ?? '').replace(/\s+/gu, ' ')}”`,
      },
    ];
  });
}

function contentConcerns(content: ClientContent): readonly Concern[] {
  const faults = contentFaults(content).map(({ list, key, text, sentence }): Concern => {
    const control = `${list}-${key}-${text}`;
    const way = { to: 'entry', list, control } as const;
    return {
      id: control,
      kind: 'fault',
      count: 1,
      label: listRules[list].label,
      note: sentence,
      way,
    };
  });
  const others = otherFaults(content).map(({ name, sentence }): Concern => {
    const way = { to: 'name', name } as const;
    return { id: name, kind: 'fault', count: 1, label: originLabel(name), note: sentence, way };
  });
  const lists = listNames.flatMap((name): Concern[] => {
    const unsure = content.lists[name].filter(
      (entry) => !isBlank(entry) && isUncertain(entry.origin),
    );
    if (unsure.length === 0) return [];
    const note = 'read from the website, not surely';
    const { label } = listRules[name];
    return [
      { id: `list.${name}`, kind: 'uncertain', count: 1, label, note, way: { to: 'list', name } },
    ];
  });
  const texts = Object.keys(content.texts).flatMap((key): Concern[] => {
    if (!isUncertain(content.origins[`texts.${key}`])) return [];
    const note = `read as “${content.texts[key] ?? ''}”`;
    return [
      {
        id: `texts.${key}`,
        kind: 'uncertain',
        count: 1,
        label: textLabel(key),
        note,
        way: { to: 'text', key },
      },
    ];
  });
  return [...faults, ...others, ...lists, ...texts];
}

function originLabel(name: OriginName): string {
  if (name.startsWith('texts.')) return textLabel(name.slice('texts.'.length));
  return name.charAt(0).toUpperCase() + name.slice(1);
}

interface Checked {
  readonly values: Overrides;
  readonly origins: Origins;
  readonly content: ClientContent;
  readonly demo: DemoValues;
  /** Undefined until it is fetched; before that, the page's default content is not known. */
  readonly kit: DemoKit | undefined;
}

/**
 * All content that is wrong, not the client's own, uncertain or worth a check; the most serious
 * first.
 */
export function findConcerns({ values, origins, content, demo, kit }: Checked): readonly Concern[] {
  const own = [...fieldConcerns(values, origins), ...contentConcerns(content)];
  const all: readonly Concern[] = [...own, ...(kit ? checkDemo(demo, kit) : [])];
  return (['fault', 'example', 'uncertain', 'hint'] as const).flatMap((kind) =>
    all.filter((concern) => concern.kind === kind),
  );
}

/** Opens the field that a finding is about. */
export function openConcern(way: Way): void {
  if (way.to === 'field') jumpToField(way.name);
  else if (way.to === 'list') jumpToPart(way.name);
  else if (way.to === 'entry') jumpToPart(way.list, way.control);
  else if (way.to === 'name') jumpToName(way.name);
  else if (way.to === 'text') jumpToText(way.key);
  else if (way.to === 'picture') jumpToPicture(way.place);
  else if (way.to === 'trade') jumpToField('industry');
  else jumpToPart('language');
}

/** Milliseconds after the last change: the check is read after typing. */
const updateDelayMs = 200;
const $list = atom<readonly Concern[]>([]);

onMount($list, () => {
  const update = (): void => {
    const demo = shownDemo();
    const concerns = findConcerns({
      values: $values.get(),
      origins: $origins.get(),
      content: $content.get(),
      demo: { ...demo, overrides: $shown.get() },
      kit: kitFor(demo),
    });
    if (JSON.stringify(concerns) !== JSON.stringify($list.get())) $list.set(concerns);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const scheduleUpdate = (): void => {
    clearTimeout(timer);
    timer = setTimeout(update, updateDelayMs);
  };
  update();
  const stops = [$values, $origins, $content, $shown, $kit].map((store) =>
    store.listen(scheduleUpdate),
  );
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
});

/**
 * The findings of the draft, shortly after it changed; the list changes only when a finding does.
 */
export const $concerns: ReadableAtom<readonly Concern[]> = $list;
