import type { ReactElement } from 'react';
import { TextField } from '../../ui/TextField.tsx';
import { $content, endRun } from '../draft/draft-store.ts';
import { usePart } from '../fields/use-slot.ts';
import { revealSlot } from '../preview/preview-link.ts';
import { normalizeAddress } from './client-content.ts';
import { validateDetail } from './content-faults.ts';
import { type LinkDetail, typeLink } from './content-store.ts';

interface LinkWords {
  readonly way: string;
  readonly placeholder: string;
  readonly hint: string;
  readonly words: string;
  readonly example: string;
}

const linkWords: Readonly<Record<LinkDetail, LinkWords>> = {
  booking: {
    way: 'Booking link',
    placeholder: 'prospect.com/book',
    hint: 'The button of the opening leads there instead of to the contact section.',
    words: 'Words on the booking button',
    example: 'Reserve a table',
  },
  emergency: {
    way: 'Emergency number',
    placeholder: '+1 902 555 0199',
    hint: 'A strip across the page shows it. Only enter a number that the business answers then.',
    words: 'Words beside it',
    example: 'Burst pipe? Day and night:',
  },
  download: {
    way: 'Address of the file',
    placeholder: 'prospect.com/menu.pdf',
    hint: 'A file of their own, such as the menu or a form.',
    words: 'Words of the link',
    example: 'Menu (PDF)',
  },
};

export const linkDetails = [
  'booking',
  'emergency',
  'download',
] as const satisfies readonly LinkDetail[];

export function LinkFields({ name }: { name: LinkDetail }): ReactElement {
  const link = usePart($content, (content) => content[name]);
  const fault = usePart($content, (content) => validateDetail(content, name));
  const label = linkWords[name];
  const way = 'url' in link ? link.url : link.phone;
  const type = (value: string): void =>
    name === 'emergency' ? typeLink(name, { phone: value }) : typeLink(name, { url: value });
  const shared = {
    autoComplete: 'off',
    onChange: () => undefined,
    onFocus: () => revealSlot(name),
  } as const;
  return (
    <>
      <TextField
        {...shared}
        id={`f-${name}`}
        label={label.way}
        placeholder={label.placeholder}
        hint={label.hint}
        error={way === '' && link.label === '' ? undefined : fault}
        value={way}
        dir="ltr"
        inputMode={name === 'emergency' ? 'tel' : 'url'}
        data-slot-control={name}
        onInput={({ currentTarget }) => type(currentTarget.value)}
        onBlur={() => {
          if (name !== 'emergency' && normalizeAddress(way) !== way) type(normalizeAddress(way));
          endRun();
        }}
      />
      <TextField
        {...shared}
        id={`f-${name}-label`}
        label={label.words}
        placeholder={label.example}
        value={link.label}
        dir="auto"
        data-slot-control={name}
        onInput={({ currentTarget }) => typeLink<LinkDetail>(name, { label: currentTarget.value })}
        onBlur={endRun}
      />
    </>
  );
}
