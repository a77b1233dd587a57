import { useEffect, type ReactElement } from 'react';
import type { SuggestedField } from '../../../../service/contract/suggestions.ts';
import { SuggestedTexts } from '../suggestions/SuggestedTexts.tsx';
import { chooseSuggestedField, suggest } from '../suggestions/suggestion-store.ts';

/** Suggestions for the text that is edited, below the buttons of its toolbar. */
export function EditingSuggestions({ field }: { readonly field: SuggestedField }): ReactElement {
  useEffect(() => {
    chooseSuggestedField(field);
    void suggest();
  }, [field]);
  return (
    <div className="max-h-56 w-0 min-w-full overflow-y-auto border-t border-white/9 px-3.5 pb-3.5">
      <SuggestedTexts />
    </div>
  );
}
