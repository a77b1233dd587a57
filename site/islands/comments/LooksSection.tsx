import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useState, type ReactElement } from 'react';
import type { Looks, Palette } from '../../../service/contract/panel.ts';
import { maxLooks } from '../../../templates-data/model/panel-parts.ts';
import { slots } from '../../../templates-data/model/slots.ts';
import type { LibraryDemo } from '../library/library-demo.ts';
import { presets } from '../studio/fields/studio-data.ts';
import { Button } from '../ui/Button.tsx';
import { controlClass } from '../ui/Field.tsx';
import { updatePanel } from './update-panel.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { textLimits } from '../../../service/contract/text-limits.ts';

/** A palette that is neither offered nor the demo's own colours. */
function suggestPalette(
  { websiteData }: LibraryDemo,
  palettes: readonly Palette[],
): Palette | undefined {
  const used = new Set([...palettes.map((one) => one.primaryColor), websiteData.primaryColor]);
  const next = presets.find(({ primary }) => !used.has(primary));
  return next && { name: next.name, primaryColor: next.primary, secondaryColor: next.secondary };
}

const emptyPalette: Palette = { name: '', primaryColor: '#1e3a5f', secondaryColor: '#b45309' };

/** Looks without empty headlines; a palette without a name gets its number. */
function completeLooks({ palettes, headlines }: Looks): Looks {
  return {
    palettes: palettes.map((one, index) => ({
      ...one,
      name: one.name.trim() === '' ? `Colours ${index + 1}` : one.name,
    })),
    headlines: headlines.filter((text) => text.trim() !== ''),
  };
}

/** The looks that are offered to clients, and their choices. */
export function LooksSection({ demo }: { readonly demo: LibraryDemo }): ReactElement {
  const [looks, setLooks] = useState<Looks>(demo.looks);
  const [isBusy, setIsBusy] = useState(false);
  const isSaved = JSON.stringify(looks) === JSON.stringify(demo.looks);
  const { palettes, headlines } = looks;
  const save = async (): Promise<void> => {
    setIsBusy(true);
    const saved = completeLooks(looks);
    if (await updatePanel(demo, { looks: saved })) setLooks(saved);
    setIsBusy(false);
  };
  return (
    <section aria-labelledby="looks-title" className="min-w-0">
      <h2 id="looks-title" className="mb-1 text-[15px]/6 font-medium tracking-[-.01em]">
        Other looks
      </h2>
      <p className="mb-3 text-sm/5.5 text-pretty text-white/65">
        Up to three palettes and three headlines. Every text keeps its contrast whatever the
        colours. Trying one changes nothing on the demo.
      </p>
      <ChoiceList demo={demo} />
      <Palettes
        demo={demo}
        palettes={palettes}
        onChange={(next) => setLooks({ ...looks, palettes: next })}
      />
      <Headlines
        headlines={headlines}
        placeholder={demo.websiteData.slogan || 'Another headline'}
        onChange={(next) => setLooks({ ...looks, headlines: next })}
      />
      {!isSaved && (
        <div className="mt-3 flex gap-2">
          <Button variant="primary" busy={isBusy} onClick={() => void save()}>
            Save looks
          </Button>
          <Button variant="quiet" onClick={() => setLooks(demo.looks)}>
            Discard
          </Button>
        </div>
      )}
    </section>
  );
}

interface PalettesProps {
  readonly demo: LibraryDemo;
  readonly palettes: readonly Palette[];
  readonly onChange: (palettes: Palette[]) => void;
}

function Palettes({ demo, palettes, onChange }: PalettesProps): ReactElement {
  return (
    <>
      <h3 className="mt-4 mb-1.5 text-sm/6 font-medium text-white/90">Colours</h3>
      <ul className="space-y-2">
        {palettes.map((palette, index) => (
          <PaletteRow
            key={index}
            palette={palette}
            number={index + 1}
            onChange={(change) =>
              onChange(palettes.map((one, at) => (at === index ? { ...one, ...change } : one)))
            }
            onRemove={() => onChange(palettes.filter((_, at) => at !== index))}
          />
        ))}
      </ul>
      {palettes.length < maxLooks && (
        <AddButton
          words="Add colours"
          onPress={() => onChange([...palettes, suggestPalette(demo, palettes) ?? emptyPalette])}
        />
      )}
    </>
  );
}

interface PaletteRowProps {
  readonly palette: Palette;
  /** Its position, from 1. */
  readonly number: number;
  readonly onChange: (change: Partial<Palette>) => void;
  readonly onRemove: () => void;
}

function PaletteRow({ palette, number, onChange, onRemove }: PaletteRowProps): ReactElement {
  return (
    <li className="flex items-center gap-2">
      <ColorInput
        label={`Main colour of ${palette.name}`}
        value={palette.primaryColor}
        onChange={(primaryColor) => onChange({ primaryColor })}
      />
      <ColorInput
        label={`Second colour of ${palette.name}`}
        value={palette.secondaryColor}
        onChange={(secondaryColor) => onChange({ secondaryColor })}
      />
      <input
        aria-label={`Name of palette ${number}`}
        maxLength={textLimits.paletteName}
        dir="auto"
        placeholder="Name"
        value={palette.name}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
        className={`${controlClass} min-h-11! py-2!`}
      />
      <RemoveButton words={`Remove palette ${palette.name}`} onPress={onRemove} />
    </li>
  );
}

interface HeadlinesProps {
  readonly headlines: readonly string[];
  readonly placeholder: string;
  readonly onChange: (headlines: string[]) => void;
}

function Headlines({ headlines, placeholder, onChange }: HeadlinesProps): ReactElement {
  return (
    <>
      <h3 className="mt-4 mb-1.5 text-sm/6 font-medium text-white/90">Headlines</h3>
      <ul className="space-y-2">
        {headlines.map((text, index) => (
          <li key={index} className="flex items-center gap-2">
            <input
              aria-label={`Headline ${index + 1}`}
              maxLength={slots.slogan.max}
              dir="auto"
              placeholder={placeholder}
              value={text}
              onChange={({ currentTarget: { value } }) =>
                onChange(headlines.map((one, at) => (at === index ? value : one)))
              }
              className={`${controlClass} min-h-11! py-2!`}
            />
            <RemoveButton
              words={`Remove headline ${index + 1}`}
              onPress={() => onChange(headlines.filter((_, at) => at !== index))}
            />
          </li>
        ))}
      </ul>
      {headlines.length < maxLooks && (
        <AddButton words="Add a headline" onPress={() => onChange([...headlines, ''])} />
      )}
    </>
  );
}

interface ColorInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function ColorInput({ label, value, onChange }: ColorInputProps): ReactElement {
  return (
    <input
      type="color"
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      className="size-11 shrink-0 cursor-pointer rounded-[10px] border border-white/14 bg-transparent p-1 focus-visible:outline-2 focus-visible:outline-ring"
    />
  );
}

interface ActionProps {
  readonly words: string;
  readonly onPress: () => void;
}

function RemoveButton({ words, onPress }: ActionProps): ReactElement {
  return (
    <button
      type="button"
      title={words}
      onClick={onPress}
      className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-[10px] text-white/65 outline-offset-[-3px] hover:bg-white/6 hover:text-white focus-visible:outline-2 focus-visible:outline-ring"
    >
      <X aria-hidden="true" size={16} strokeWidth={1.75} />
      <span className="sr-only">{words}</span>
    </button>
  );
}

function AddButton({ words, onPress }: ActionProps): ReactElement {
  return (
    <Button variant="quiet" narrow className="mt-1 -ml-3" onClick={onPress}>
      <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
      {words}
    </Button>
  );
}
