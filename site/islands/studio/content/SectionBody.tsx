import { useStore } from '@nanostores/react';
import { useState, type ReactElement } from 'react';
import { listRules, type ListName } from '../../../../templates-data/model/content-rules.ts';
import {
  sampleSections,
  type PagePath,
  type SampleSection,
} from '../../../../templates-data/model/sections.ts';
import { textKeys } from '../../../../templates-data/model/text-keys.ts';
import { contactSlots, slots, type SlotName } from '../../../../templates-data/model/slots.ts';
import { Button } from '../../ui/Button.tsx';
import { adoptItems } from './content-store.ts';
import { DetailFields } from './DetailFields.tsx';
import { $content, $draft } from '../draft/draft-store.ts';
import { EntryRows } from './EntryListField.tsx';
import { jumpToField, jumpToPart, type PanelName } from '../shell/jump-to-field.ts';
import { $kit } from './kit-store.ts';
import { findList } from './section-notes.ts';
import { showSample } from './section-store.ts';
import { Switch } from '../shell/Switch.tsx';
import { TextKeyField } from './TextKeyField.tsx';
import { announce } from '../shell/undo-edits.ts';
import { PartTag } from '../fields/OriginTag.tsx';
import { PictureField } from '../pictures/PictureField.tsx';
import { usePart } from '../fields/use-slot.ts';
import { $view } from '../shell/view-store.ts';

/** Texts that are slots; their fields are in other parts of the form. */
const fieldOfKey: Readonly<Record<string, SlotName>> = {
  'hero.lead': 'description',
  'hero.action': 'callToAction',
};

const fieldsOfSection: Readonly<Partial<Record<PanelName, readonly SlotName[]>>> = {
  hero: ['slogan', 'description', 'callToAction'],
  hours: ['hours'],
  contact: contactSlots,
};

/** Sections whose pictures are in a part of their own, with a note about them. */
const pictureHints: Readonly<Partial<Record<PanelName, string>>> = {
  gallery: 'The section is there as soon as it has a picture.',
  people: '',
  products: '',
  rooms: '',
  projects:
    'A picture from before the work is compared with the one after it, in the design Yard also in the opening.',
};

/** The text keys of a section that its page shows. */
function shownTextKeys(
  page: PagePath,
  section: PanelName,
  replaced: Readonly<Record<string, unknown>>,
): readonly string[] {
  return Object.entries(textKeys)
    .filter(([key, rule]) => {
      if (rule.section !== section) return false;
      if (rule.page !== '/' && rule.page !== page) return false;
      return fieldOfKey[key] === undefined || key in replaced;
    })
    .map(([key]) => key);
}

function hasSample(section: PanelName): section is SampleSection {
  return sampleSections.some((one) => one === section);
}

/** The content of a section: the example, the client's list, and its texts. */
export function SectionBody({
  section,
  page,
}: {
  section: PanelName;
  page: PagePath;
}): ReactElement {
  const list = findList(section);
  const isEdited = usePart($draft, (draft) => draft.editing !== undefined);
  // The editor shows the fields of the opening above this.
  const hasOwnFields = isEdited && section === 'hero';
  const fields = hasOwnFields ? [] : (fieldsOfSection[section] ?? []);
  return (
    <div className="space-y-4">
      {hasOwnFields && (
        <div className="rounded-xl border border-white/12">
          <PictureField kind="opening" />
        </div>
      )}
      {fields.length > 0 && (
        <div className="flex flex-wrap gap-x-4 text-[13px]/5">
          {fields.map((name) => (
            <button
              key={name}
              type="button"
              onClick={() => jumpToField(name)}
              className="min-h-9 cursor-pointer rounded-sm text-white/80 underline decoration-white/30 underline-offset-4 outline-offset-2 hover:text-white focus-visible:outline-2 focus-visible:outline-ring"
            >
              {slots[name].label}
              <span className="sr-only">: go to the field</span>
            </button>
          ))}
        </div>
      )}
      {hasSample(section) && <SampleSwitch section={section} />}
      {section === 'services' && <TypicalServices />}
      {list && <FoundWhere list={list} />}
      {list && <EntryRows list={list} />}
      {section in pictureHints && <Pictures hint={pictureHints[section] ?? ''} />}
      {section === 'today' && (
        <Button onClick={() => jumpToPart('today')}>What is so about their website</Button>
      )}
      <DetailFields section={section} />
      <Texts section={section} page={page} />
    </div>
  );
}

function Pictures({ hint }: { hint: string }): ReactElement {
  return (
    <div className="space-y-2">
      {hint !== '' && <p className="text-[13px]/5 text-white/60">{hint}</p>}
      <Button onClick={() => jumpToPart('pictures')}>Choose pictures</Button>
    </div>
  );
}

/** Where the entries of a list stood on the client's website. */
function FoundWhere({ list }: { list: ListName }): ReactElement | null {
  const isFound = usePart(
    $content,
    ({ lists, origins }) => lists[list].length > 0 && origins[list]?.kind === 'site',
  );
  return isFound ? (
    <div className="flex flex-wrap gap-y-2">
      <PartTag part={list} absent="" />
    </div>
  ) : null;
}

function Texts({ section, page }: { section: PanelName; page: PagePath }): ReactElement | null {
  const replaced = usePart($content, ({ texts }) => texts);
  const defaults = usePart($view, (view) => view?.defaults);
  const [isOpen, setOpen] = useState(false);
  const [first] = useState(() => new Set(Object.keys(replaced)));
  const keys = shownTextKeys(page, section, replaced);
  // A field that is emptied stays visible while the section is open.
  const isFilled = (key: string): boolean =>
    (defaults?.[key] ?? '') !== '' || first.has(key) || key in replaced;
  const filled = keys.filter(isFilled);
  const blank = keys.filter((key) => !isFilled(key));
  if (keys.length === 0) return null;
  return (
    <div className="space-y-3">
      {filled.map((key) => (
        <TextKeyField key={key} textKey={key} />
      ))}
      {isOpen && blank.map((key) => <TextKeyField key={key} textKey={key} />)}
      {blank.length > 0 && (
        <Button
          variant="quiet"
          narrow
          aria-expanded={isOpen}
          className="-ml-3"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen
            ? 'Fewer texts'
            : `${blank.length} more ${blank.length === 1 ? 'text' : 'texts'} to fill in`}
        </Button>
      )}
    </div>
  );
}

function SampleSwitch({ section }: { section: SampleSection }): ReactElement | null {
  const isOwn = usePart($content, ({ lists }) => lists[section].length > 0);
  const isOn = usePart($content, ({ samples }) => samples.includes(section));
  const has = usePart(
    $kit,
    (named) => typeof named === 'object' && named.kit.industry.samples[section].length > 0,
  );
  if (isOwn || (!has && !isOn)) return null;
  return (
    <div className="-mx-3.5">
      <Switch
        label="Show example"
        hint="Invented content, marked as an example on the page."
        checked={isOn}
        onChange={(on) => showSample(section, on)}
      />
    </div>
  );
}

/** The typical services of the trade, until the client has its own list. */
function TypicalServices(): ReactElement | null {
  const isOwn = usePart($content, ({ lists }) => lists.services.length > 0);
  const view = useStore($view);
  const typical = view?.lists['services'] ?? [];
  if (isOwn || typical.length === 0) return null;
  return (
    <div className="rounded-xl border border-dashed border-white/16 p-3.5 text-[13px]/5 text-white/65">
      <p>Typical of the trade, and named as examples on the page:</p>
      <p className="mt-1 text-white/85">{typical.map(({ name }) => name).join(' · ')}</p>
      <Button
        className="mt-3"
        onClick={() => {
          const keys = adoptItems('services', typical);
          announce(`${keys.length} ${listRules.services.label.toLowerCase()} taken over`);
        }}
      >
        Make these their own
      </Button>
    </div>
  );
}
