import { useStore } from '@nanostores/react';
import Sparkles from 'lucide-react/icons/sparkles';
import type { ReactElement } from 'react';
import { slots } from '../../../../templates-data/model/slots.ts';
import { Button } from '../../ui/Button.tsx';
import {
  $suggestedField,
  $suggestion,
  chooseSuggestedField,
  suggest,
  suggestedFields,
} from './suggestion-store.ts';
import { isSuggesting, SuggestedTexts } from './SuggestedTexts.tsx';

/** Suggests words for a field on request. */
export function SuggestionBox(): ReactElement {
  const suggestion = useStore($suggestion);
  const field = useStore($suggestedField);
  const isBusy = isSuggesting(suggestion);
  const isAgain = suggestion.status === 'tip' || suggestion.status === 'written';
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
        {isAgain ? 'Suggest something else' : 'Get suggestions'}
      </Button>
      <SuggestedTexts />
    </section>
  );
}
