import type { ReactElement } from 'react';
import { otherRules } from '../../../../templates-data/model/content-rules.ts';
import { TextField } from '../../ui/TextField.tsx';
import { validateDetail } from './content-faults.ts';
import { typeDetail, type LinkDetail } from './content-store.ts';
import { $content, endRun } from '../draft/draft-store.ts';
import { sectionOfDetail, type PanelName } from '../shell/jump-to-field.ts';
import { revealSlot } from '../preview/preview-link.ts';
import { usePart } from '../fields/use-slot.ts';
import { linkDetails, LinkFields } from './LinkFields.tsx';

/**
 * The single values within a section: town and booking link in the opening, the founding year
 * beside "About", links.
 */
export function DetailFields({ section }: { section: PanelName }): ReactElement | null {
  const has = (name: 'founded' | 'locality' | LinkDetail): boolean =>
    sectionOfDetail[name] === section;
  if (!Object.values(sectionOfDetail).some((one) => one === section)) return null;
  return (
    <div className="space-y-3">
      {has('locality') && (
        <DetailField
          name="locality"
          label="Town"
          placeholder="Halifax"
          hint="Stands above the headline: “Dentist in Halifax”."
        />
      )}
      {has('founded') && <DetailField name="founded" label="Founding year" placeholder="1987" />}
      {linkDetails.map((name) => has(name) && <LinkFields key={name} name={name} />)}
    </div>
  );
}

interface DetailFieldProps {
  readonly name: 'founded' | 'locality';
  readonly label: string;
  readonly placeholder: string;
  readonly hint?: string;
}

function DetailField({ name, label, placeholder, hint }: DetailFieldProps): ReactElement {
  const value = usePart($content, (content) => content[name]);
  const fault = usePart($content, (content) => validateDetail(content, name));
  // A year is not checked while it is being typed.
  const error =
    name === 'founded' && value.trim().length < 4 && document.activeElement?.id === 'f-founded'
      ? undefined
      : fault;
  return (
    <TextField
      id={`f-${name}`}
      label={label}
      placeholder={placeholder}
      hint={hint}
      error={error}
      value={value}
      maxLength={otherRules[name].max + 20}
      inputMode={name === 'founded' ? 'numeric' : 'text'}
      dir="auto"
      autoComplete="off"
      data-slot-control={name}
      onInput={({ currentTarget }) => typeDetail(name, currentTarget.value)}
      onChange={() => undefined}
      onFocus={() => revealSlot(name)}
      onBlur={endRun}
    />
  );
}
