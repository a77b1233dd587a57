import type { ReactElement } from 'react';
import { otherRules } from '../../../../templates-data/model/content-rules.ts';
import { TextField } from '../../ui/Field.tsx';
import { wholeAddress } from './client-content.ts';
import { detailObjection } from './content-faults.ts';
import { typeBooking, typeDetail } from './content-store.ts';
import { $content, endRun } from '../draft/draft-store.ts';
import { sectionOfDetail, type PanelName } from '../shell/jump-to-field.ts';
import { revealSlot } from '../preview/preview-link.ts';
import { usePart } from '../fields/use-slot.ts';

/** The single values that stand in a section: town and booking link in the opening, the founding year beside "About". */
export function DetailFields({ section }: { section: PanelName }): ReactElement | null {
  const has = (name: 'founded' | 'locality' | 'booking'): boolean => sectionOfDetail[name] === section;
  if (!has('founded') && !has('locality') && !has('booking')) return null;
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
      {has('booking') && <BookingFields />}
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
  const objection = usePart($content, (content) => detailObjection(content, name));
  // A year is not at fault while it is being typed.
  const error =
    name === 'founded' && value.trim().length < 4 && document.activeElement?.id === 'f-founded'
      ? undefined
      : objection;
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

function BookingFields(): ReactElement {
  const { label, url } = usePart($content, (content) => content.booking);
  const objection = usePart($content, (content) => detailObjection(content, 'booking'));
  const shared = {
    autoComplete: 'off',
    onChange: () => undefined,
    onFocus: () => revealSlot('booking'),
  } as const;
  return (
    <>
      <TextField
        {...shared}
        id="f-booking"
        label="Booking link"
        placeholder="prospect.com/book"
        hint="The button of the opening leads there instead of to the contact section."
        error={url === '' && label === '' ? undefined : objection}
        value={url}
        dir="ltr"
        inputMode="url"
        data-slot-control="booking"
        onInput={({ currentTarget }) => typeBooking({ url: currentTarget.value })}
        onBlur={() => {
          if (wholeAddress(url) !== url) typeBooking({ url: wholeAddress(url) });
          endRun();
        }}
      />
      <TextField
        {...shared}
        id="f-booking-label"
        label="Words on the booking button"
        placeholder="Reserve a table"
        value={label}
        dir="auto"
        data-slot-control="booking"
        onInput={({ currentTarget }) => typeBooking({ label: currentTarget.value })}
        onBlur={endRun}
      />
    </>
  );
}
