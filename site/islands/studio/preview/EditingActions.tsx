import Check from 'lucide-react/icons/check';
import EyeOff from 'lucide-react/icons/eye-off';
import Italic from 'lucide-react/icons/italic';
import Quote from 'lucide-react/icons/quote';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Sparkles from 'lucide-react/icons/sparkles';
import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import type { SuggestedField } from '../../../../service/contract/suggestions.ts';
import {
  emphasizeEditing,
  endEditing,
  focusEditing,
  hideTarget,
  resetTarget,
  type Editing,
} from './editing-store.ts';
import { isHeadline } from './headline.ts';
import type { Target } from './preview-spots.ts';
import { restoreTheirWords, findClientWords } from './their-words.ts';

const suggested: readonly string[] = ['slogan', 'description', 'callToAction'];

/** The field for which words can be suggested, if the text is one. */
export function suggestedField(target: Target): SuggestedField | undefined {
  const isSuggested = target.kind === 'slot' && suggested.includes(target.name);
  return isSuggested ? (target.name as SuggestedField) : undefined;
}

interface ActionsProps {
  readonly editing: Editing;
  readonly onSuggest: () => void;
}

/** What can be done with the text that is edited. */
export function EditingActions({
  editing: { target, canReset, canHide, isEmphasized },
  onSuggest,
}: ActionsProps): ReactElement {
  const theirs = findClientWords(target);
  return (
    <div className="ml-auto flex min-w-0 flex-wrap border-white/9 sm:border-l">
      {isHeadline(target) && (
        <Tool
          Icon={Italic}
          words="Emphasis"
          title="Emphasize the headline from the caret to its end, or no longer"
          isPressed={isEmphasized}
          onPress={emphasizeEditing}
        />
      )}
      {suggestedField(target) && (
        <Tool
          Icon={Sparkles}
          words="Suggest"
          title="Suggest other words; nothing changes until you use one"
          onPress={onSuggest}
        />
      )}
      {theirs !== undefined && (
        <Tool
          Icon={Quote}
          words="Their words"
          title={`Back to what their site says: ${theirs}`}
          onPress={() => {
            restoreTheirWords(target);
            focusEditing();
          }}
        />
      )}
      {canReset && (
        <Tool
          Icon={RotateCcw}
          words="Reset"
          title="Back to the template’s words"
          isIcon
          onPress={() => {
            resetTarget(target);
            endEditing();
          }}
        />
      )}
      {canHide && (
        <Tool
          Icon={EyeOff}
          words="Hide"
          title="Hide this text"
          isIcon
          onPress={() => {
            hideTarget(target);
            endEditing();
          }}
        />
      )}
      <Tool
        Icon={Check}
        words="Done"
        title="Done (Enter)"
        isIcon
        onPress={() => {
          focusEditing();
          endEditing();
        }}
      />
    </div>
  );
}

interface ToolProps {
  readonly Icon: LucideIcon;
  readonly words: string;
  readonly title: string;
  /** Whether the words are read out only. */
  readonly isIcon?: boolean;
  readonly isPressed?: boolean;
  readonly onPress: () => void;
}

function Tool({ Icon, words, title, isIcon = false, isPressed, onPress }: ToolProps): ReactElement {
  return (
    <button
      type="button"
      data-tool
      title={title}
      aria-pressed={isPressed}
      onClick={onPress}
      className={`flex min-h-11 cursor-pointer items-center gap-1.5 rounded-lg px-3 font-medium outline-offset-[-3px] hover:bg-white/6 hover:text-white focus-visible:outline-2 focus-visible:outline-ring ${isPressed === true ? 'bg-white/12 text-white' : 'text-white/85'}`}
    >
      <Icon aria-hidden="true" size={15} strokeWidth={1.75} />
      <span className={isIcon ? 'sr-only' : ''}>{words}</span>
    </button>
  );
}
