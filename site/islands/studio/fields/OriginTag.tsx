import CircleHelp from 'lucide-react/icons/circle-help';
import { useId, useState, type ReactElement } from 'react';
import type { SlotName } from '../../../../templates-data/model/slots.ts';
import type { ContentPart } from '../content/client-content.ts';
import { $content, $origins, $values } from '../draft/draft-store.ts';
import type { Origin } from '../draft/origin.ts';
import { isUncertain, sourceWords } from './origin-words.ts';
import { usePart } from './use-slot.ts';

/** A text for what the page shows while a field is blank; by default the template's standard. */
const blankWords: Readonly<Partial<Record<SlotName, string>>> = {
  businessName: 'needed',
  industry: 'not chosen',
  slogan: 'left out',
  description: 'left out',
  callToAction: 'the trade’s',
  phone: 'left out',
  email: 'left out',
  address: 'left out',
  hours: 'left out',
};

/** The origin of a field's value; a scanned value shows the words it was read from. */
export function OriginTag({ name }: { name: SlotName }): ReactElement {
  const origin = usePart($origins, (all) => all[name]);
  const isBlank = usePart($values, (all) => (all[name] ?? '').trim() === '');
  const id = `f-${name}-origin`;
  if (origin?.kind === 'site') return <SiteTag id={id} origin={origin} />;
  return (
    <span id={id} className={tagClass}>
      {origin && !isBlank ? 'yours' : ((isBlank ? blankWords[name] : undefined) ?? 'standard')}
    </span>
  );
}

interface PartTagProps {
  readonly part: ContentPart;
  readonly absent: string;
  /** The position of the origin's text in the row. */
  readonly panelClass?: string;
}

/** The origin of a list, a picture or the facts; `absent` says what the page shows without one. */
export function PartTag({ part, absent: shown, panelClass = '' }: PartTagProps): ReactElement {
  const origin = usePart($content, (content) => content.origins[part]);
  const id = `f-${part}-origin`;
  if (origin?.kind === 'site') return <SiteTag id={id} origin={origin} panelClass={panelClass} />;
  return (
    <span id={id} className={tagClass}>
      {origin ? 'yours' : shown}
    </span>
  );
}

type SiteOrigin = Extract<Origin, { kind: 'site' }>;

interface SiteTagProps {
  readonly id: string;
  readonly origin: SiteOrigin;
  readonly panelClass?: string;
}

function SiteTag({ id, origin, panelClass = '' }: SiteTagProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const unsure = isUncertain(origin);
  return (
    // The tag and its text are in the label's row. When opened, the text takes its own line and
    // covers nothing.
    <span
      className="contents"
      onBlur={({ currentTarget, relatedTarget }) => {
        // Closing under a pressed button would move it away before its click.
        const isPressed = relatedTarget instanceof Element && relatedTarget.matches(':active');
        if (!currentTarget.contains(relatedTarget) && !isPressed) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.preventDefault();
        event.stopPropagation();
        setOpen(false);
      }}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={() => setOpen(!isOpen)}
        className={`${siteClass} relative cursor-pointer rounded-sm text-blue-text outline-offset-2 before:absolute before:-inset-x-2 before:-inset-y-3 hover:underline focus-visible:outline-2 focus-visible:outline-ring`}
      >
        <span id={id}>
          from their site
          {unsure && <span className="sr-only">, please check</span>}
        </span>
        {unsure && <CircleHelp aria-hidden="true" size={14} strokeWidth={1.75} />}
        <span className="sr-only">: show where</span>
      </button>
      {isOpen && (
        <span
          id={panel}
          role="status"
          className={`order-last min-w-0 basis-full rounded-[10px] bg-white/8 px-3.5 py-2.5 text-left text-[13px]/5 ${panelClass}`}
        >
          <span className="block text-white/60">
            {sourceWords(origin.source ?? '')}
            {unsure && ' Please check it.'}
          </span>
          {origin.snippet !== '' && (
            <q dir="auto" className="mt-1.5 block wrap-anywhere text-white">
              {origin.snippet}
            </q>
          )}
        </span>
      )}
    </span>
  );
}

const siteClass = 'inline-flex shrink-0 items-center gap-1 text-[13px]/5 whitespace-nowrap';
const tagClass = `${siteClass} text-white/60`;
