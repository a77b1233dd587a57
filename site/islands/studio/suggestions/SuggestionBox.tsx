import { useStore } from '@nanostores/react';
import Check from 'lucide-react/icons/check';
import Sparkles from 'lucide-react/icons/sparkles';
import { useState, type ReactElement } from 'react';
import type { SuggestedField } from '../../../../service/contract/suggestions.ts';
import { slots } from '../../../../templates-data/model/slots.ts';
import { Button } from '../../ui/Button.tsx';
import { $values } from '../draft/draft-store.ts';
import {
  $suggestedField,
  $suggestion,
  chooseSuggestedField,
  suggest,
  suggestedFields,
  acceptText,
  type Suggestion,
} from './suggestion-store.ts';
import { usePart } from '../fields/use-slot.ts';

/** Suggests words for a field on request. */
export function SuggestionBox(): ReactElement {
  const suggestion = useStore($suggestion);
  const field = useStore($suggestedField);
  const isBusy =
    suggestion.status === 'thinking' || (suggestion.status === 'written' && !suggestion.isDone);
  const texts = suggestion.status === 'written' ? suggestion.texts : suggestedTexts(suggestion);
  return (
    <section
      aria-labelledby="suggestions"
      className="rounded-xl border border-white/12 bg-white/[.03] p-4"
    >
      <h4 id="suggestions" className="text-[15px]/6 font-medium">
        AI suggestions
      </h4>
      <fieldset className="mt-3 grid grid-cols-3 rounded-[12px] border border-white/12 p-0.5">
        <legend className="sr-only">Suggest words for</legend>
        {suggestedFields.map((one) => (
          <label
            key={one}
            className={`grid min-h-10 cursor-pointer place-items-center rounded-[10px] px-1 text-center text-[13px]/4 has-focus-visible:outline-2 has-focus-visible:outline-offset-[-3px] has-focus-visible:outline-ring forced-colors:has-checked:outline-2 ${one === field ? 'bg-white/10 font-medium text-white' : 'text-white/65 hover:text-white'}`}
          >
            <input
              type="radio"
              name="suggested-field"
              checked={one === field}
              onChange={() => chooseSuggestedField(one)}
              className="sr-only"
            />
            {slots[one].label}
          </label>
        ))}
      </fieldset>
      <Button className="mt-3 w-full" busy={isBusy} onClick={() => void suggest()}>
        <Sparkles aria-hidden="true" size={16} strokeWidth={1.75} />
        {texts.length > 0 || suggestion.status === 'tip'
          ? 'Suggest something else'
          : 'Get suggestions'}
      </Button>
      <p
        role="status"
        className={`text-sm/5.5 text-white/70 ${suggestion.status === 'written' ? 'sr-only' : 'mt-3'}`}
      >
        {statusWords(suggestion)}
      </p>
      {texts.length > 0 && (
        <ul className="mt-3 space-y-2">
          {texts.map((text, index) => (
            <SuggestedText key={index} field={field} text={text} isReady={!isBusy} />
          ))}
        </ul>
      )}
    </section>
  );
}

function suggestedTexts(suggestion: Suggestion): readonly string[] {
  return suggestion.status === 'tip' && suggestion.text !== undefined ? [suggestion.text] : [];
}

function statusWords(suggestion: Suggestion): string {
  if (suggestion.status === 'none') return 'Stuck on the words? Nothing changes until you use one.';
  if (suggestion.status === 'thinking') return 'Thinking…';
  if (suggestion.status === 'tip') return suggestion.tip.advice;
  if (!suggestion.isDone) return 'Writing…';
  return suggestion.texts.length === 1
    ? 'One suggestion.'
    : `${suggestion.texts.length} suggestions.`;
}

interface SuggestedTextProps {
  readonly field: SuggestedField;
  readonly text: string;
  readonly isReady: boolean;
}

function SuggestedText({ field, text, isReady }: SuggestedTextProps): ReactElement {
  const isUsed = usePart($values, (values) => values[field] === text);
  const [asked, setAsked] = useState(false);
  return (
    <li className="rounded-[10px] border border-white/12 bg-white/[.025] py-1 pr-1 pl-3.5">
      <p dir="auto" className="py-1.5 pr-2 text-sm/5.5 wrap-anywhere text-white">
        {text}
      </p>
      <div className="flex justify-end">
        <Button
          look="quiet"
          narrow
          disabled={!isReady}
          onClick={() => {
            setAsked(true);
            acceptText(field, text);
          }}
        >
          {isUsed && <Check aria-hidden="true" size={16} strokeWidth={2} />}
          {isUsed ? 'In use' : 'Use this'}
        </Button>
      </div>
      <span role="status" className="sr-only">
        {asked && isUsed ? `It is the ${slots[field].label.toLowerCase()} now.` : ''}
      </span>
    </li>
  );
}
