import type { ReactElement } from 'react';
import { $draft } from '../draft/draft-store.ts';
import type { Origins } from '../draft/origin.ts';
import { presets } from './studio-data.ts';
import { usePart } from './use-slot.ts';
import { ThemeButton } from './ThemeButton.tsx';

/** The eight colour themes, and the colours of the scanned website. */
export function ThemePicker(): ReactElement {
  const found = usePart($draft, (draft) => draft.found);
  const origins = usePart($draft, (draft) => draft.foundOrigins);
  const { primaryColor, secondaryColor } = found;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm/6 font-medium text-white/90">Theme</legend>
      <div className="grid grid-cols-2 gap-2 has-[>:nth-child(odd):last-child]:*:first:col-span-2">
        {primaryColor !== undefined && secondaryColor !== undefined && (
          <ThemeButton
            name="Their own colors"
            primary={primaryColor}
            secondary={secondaryColor}
            origins={origins}
          />
        )}
        {presets.map(({ name, primary, secondary }) => (
          <ThemeButton
            key={name}
            name={name}
            primary={primary}
            secondary={secondary}
            origins={typed}
          />
        ))}
      </div>
    </fieldset>
  );
}

const typed: Origins = { primaryColor: { kind: 'typed' }, secondaryColor: { kind: 'typed' } };
