import { useStore } from '@nanostores/react';
import { useState, type ReactElement } from 'react';
import { Button } from '../../ui/Button.tsx';
import { $content } from './draft-store.ts';
import { listChanges } from './draft-changes.ts';
import { resetAllTexts } from '../content/text-store.ts';
import { announce } from '../shell/undo-edits.ts';
import { ChangeLine } from './ChangeLine.tsx';

/**
 * Everything that differs from the template, with links to each field and buttons to undo each
 * change.
 */
export function ChangeList(): ReactElement | null {
  const content = useStore($content);
  const [isOpen, setOpen] = useState(false);
  const changes = listChanges(content);
  if (changes.length === 0) return null;
  const texts = changes.filter(({ kind }) => kind === 'text').length;
  return (
    <div className="rounded-xl border border-white/12">
      <button
        type="button"
        id="f-changes"
        aria-expanded={isOpen}
        aria-controls={isOpen ? 'panel-changes' : undefined}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-12 w-full cursor-pointer items-center justify-between gap-3 rounded-xl px-3.5 text-left text-sm/5 outline-offset-[-3px] focus-visible:outline-2 focus-visible:outline-ring"
      >
        <span className="font-medium text-white/90">
          {countWords(texts, changes.length - texts)}
        </span>
        <span className="text-[13px]/5 text-white/60">{isOpen ? 'Close' : 'Show'}</span>
      </button>
      {isOpen && (
        <div id="panel-changes" className="border-t border-white/9 pb-2">
          <ul className="divide-y divide-white/9">
            {changes.map((change) => (
              <ChangeLine key={change.id} change={change} />
            ))}
          </ul>
          {texts > 1 && (
            <Button
              variant="quiet"
              narrow
              className="mt-1 ml-1.5"
              onClick={() => {
                resetAllTexts();
                announce('All texts are the template’s again. Undo brings yours back.');
              }}
            >
              Reset all texts
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function countWords(texts: number, others: number): string {
  const words = [
    texts > 0 ? `${texts} ${texts === 1 ? 'text' : 'texts'} changed` : '',
    others > 0 ? `${others} ${others === 1 ? 'change' : 'changes'} to sections and pages` : '',
  ];
  return words.filter((one) => one !== '').join(', ');
}
