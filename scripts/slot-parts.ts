import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoTimes } from '../templates-data/model/demo-times.ts';
import { demoView } from '../templates-data/model/demo-view.ts';
import { slotCases } from '../templates-data/model/slots.cases.ts';
import { readOverrides, slots, type SlotName } from '../templates-data/model/slots.ts';
import { toWebsiteData } from '../templates-data/model/website-data.ts';
import { WebsiteData } from '../service/contract/website-data.ts';
import { createKit } from '../service/testing/trade-demos.ts';

function readFolder(folder: string, ending: RegExp): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

/** A valid value of the slot other than the default. */
function makeExample(name: SlotName): string {
  const rule: { kind: string; max: number; choices?: readonly string[] } = slots[name];
  if (rule.choices) return rule.choices.at(-1) ?? '';
  if (rule.kind === 'color') return '#1e293b';
  if (rule.kind === 'email') return 'office@harbor.example';
  return rule.max < 10 ? 'XY' : '902 555 0142, Quay Street';
}

/** The names of a page's texts that depend on the slot. */
function textsThatChange(name: SlotName): string[] {
  const view = (overrides: Partial<Record<SlotName, string>>): Readonly<Record<string, string>> => {
    const demo = { overrides: { businessName: 'Harbor', ...overrides }, lists: {} };
    const context = { canonical: '', demoId: 'x', page: '/', base: '/demos/x' } as const;
    const kit = createKit(demo);
    return demoView(demo, kit, context, demoTimes(demo, kit, Date.now())).texts;
  };
  const without = view({});
  return Object.entries(view({ [name]: makeExample(name) }))
    .filter(([text, value]) => without[text] !== value)
    .map(([text]) => text);
}

function isSent(name: SlotName): boolean {
  const value = makeExample(name);
  const { data } = WebsiteData.safeParse(toWebsiteData({ [name]: value }));
  return readOverrides(data)[name] === value;
}

/** The sources in which the parts of a slot are searched, apart from its rule in `slots.ts`. */
interface SlotPlaces {
  readonly cases: readonly string[];
  /** Whether a slot's value is the same after it was sent and validated. */
  readonly isSent: (name: string) => boolean;
  /** Source of the demo pages. */
  readonly pages: string;
  /** Source of the studio. */
  readonly studio: string;
  /** Texts of a page that depend on a slot. */
  readonly texts: (name: string) => readonly string[];
}

export function readSlotPlaces(): SlotPlaces {
  return {
    cases: slotCases.flatMap(({ overrides }) => Object.keys(overrides)),
    isSent: (name) => name in slots && isSent(name as SlotName),
    pages: readFolder('site/firm', /\.astro$/u),
    studio: readFolder('site/islands/studio', /\.tsx?$/u),
    texts: (name) => (name in slots ? textsThatChange(name as SlotName) : []),
  };
}

/** A sentence for each missing part of a slot, with the file to change. */
export function missingSlotParts(name: string, found: SlotPlaces): string[] {
  const texts = found.texts(name);
  // Colours become theme tokens, not texts.
  const isColor = name in slots && slots[name as SlotName].kind === 'color';
  const isBound = texts.some((text) =>
    new RegExp(`data-(?:text|if|attr-[\\w-]+)=[^>\\n]*["'\`]${text}["'\`]`, 'u').test(found.pages),
  );
  return [
    !isColor && texts.length === 0
      ? `The slot ${name} changes no page: derive a text from it in templates-data/model/derived-values.ts`
      : '',
    !isColor && !isBound
      ? `The slot ${name} has no binding: add one to a section in site/firm/demo/sections`
      : '',
    found.isSent(name)
      ? ''
      : `The slot ${name} is lost in requests: add it to service/contract/website-data.ts, and a contact detail to contactSlots in slots.ts`,
    new RegExp(`\\b${name}\\b`, 'u').test(found.studio)
      ? ''
      : `The slot ${name} cannot be edited: add a SlotField to site/islands/studio/fields`,
    found.cases.includes(name)
      ? ''
      : `The slot ${name} is in no case: add one to templates-data/model/slots.cases.ts`,
  ].filter((sentence) => sentence !== '');
}
