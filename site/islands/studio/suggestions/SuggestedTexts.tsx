import { useStore } from '@nanostores/react';
import Check from 'lucide-react/icons/check';
import { useState, type ReactElement } from 'react';
import type { SuggestedField } from '../../../../service/contract/suggestions.ts';
import { slots } from '../../../../templates-data/model/slots.ts';
import { Button } from '../../ui/Button.tsx';
import { $values } from '../draft/draft-store.ts';
import { usePart } from '../fields/use-slot.ts';
import { $suggestedField, $suggestion, acceptText, type Suggestion } from './suggestion-store.ts';

export function isSuggesting(suggestion: Suggestion): boolean {
  const isWriting = suggestion.status === 'written' && !suggestion.isDone;
  return isWriting || suggestion.status === 'thinking';
}

/** The suggestions for the chosen field, and how far they are. */
export function SuggestedTexts(): ReactElement {
  const suggestion = useStore($suggestion);
  const field = useStore($suggestedField);
  const texts = suggestion.status === 'written' ? suggestion.texts : suggestedTexts(suggestion);
  return (
    <>
      <p
        role="status"
        className={`text-sm/5.5 text-white/70 ${suggestion.status === 'written' ? 'sr-only' : 'mt-3'}`}
      >
        {statusWords(suggestion)}
      </p>
      {texts.length > 0 && (
        <ul className="mt-3 space-y-2">
          {texts.map((text, index) => (
            <SuggestedText
              key={index}
              field={field}
              text={text}
              isReady={!isSuggesting(suggestion)}
            />
          ))}
        </ul>
      )}
    </>
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
  const [isAccepted, setAccepted] = useState(false);
  return (
    <li className="rounded-[10px] border border-white/12 bg-white/[.025] py-1 pr-1 pl-3.5">
      <p dir="auto" className="py-1.5 pr-2 text-sm/5.5 wrap-anywhere text-white">
        {text}
      </p>
      <div className="flex justify-end">
        <Button
          variant="quiet"
          narrow
          disabled={!isReady}
          onClick={() => {
            setAccepted(true);
            acceptText(field, text);
          }}
        >
          {isUsed && <Check aria-hidden="true" size={16} strokeWidth={2} />}
          {isUsed ? 'In use' : 'Use this'}
        </Button>
      </div>
      <span role="status" className="sr-only">
        {isAccepted && isUsed ? `It is the ${slots[field].label.toLowerCase()} now.` : ''}
      </span>
    </li>
  );
}
