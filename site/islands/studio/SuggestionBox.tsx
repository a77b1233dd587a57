import { useStore } from '@nanostores/react';
import { Lightbulb } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from '../ui/Button.tsx';
import { $suggestion, suggest } from './suggestion-store.ts';

export function SuggestionBox(): ReactElement {
  const suggestion = useStore($suggestion);
  const thinking = suggestion.at === 'thinking';
  return (
    <section aria-labelledby="suggestions" className="rounded-xl border border-white/12 bg-white/[.03] p-4">
      <div className="flex items-center justify-between gap-3">
        <h4 id="suggestions" className="text-[15px]/6 font-medium">
          AI suggestions
        </h4>
        <Button busy={thinking} onClick={() => void suggest()}>
          <Lightbulb aria-hidden="true" size={16} strokeWidth={1.75} />
          {suggestion.at === 'given' ? 'Another one' : 'Get a suggestion'}
        </Button>
      </div>
      <p role="status" className="mt-2 min-h-11 text-sm/5.5 text-white/70">
        {suggestion.at === 'none' && 'Stuck on the words? Ask for a piece of advice.'}
        {thinking && 'Thinking…'}
        {suggestion.at === 'given' && suggestion.tip}
      </p>
    </section>
  );
}
