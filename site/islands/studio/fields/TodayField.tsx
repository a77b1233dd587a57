import type { ReactElement } from 'react';
import { Switch } from '../shell/Switch.tsx';
import { showToday } from '../content/content-store.ts';
import { $content } from '../draft/draft-store.ts';
import { PartPanel } from '../content/PartPanel.tsx';
import { revealSlot } from '../preview/preview-link.ts';
import { usePart } from './use-slot.ts';
import { FactLine } from './FactLine.tsx';

/**
 * Facts about the client's current website: for the agency, and on the demo only if it chooses so.
 */
export function TodayField(): ReactElement | null {
  const facts = usePart($content, (content) => content.facts);
  const isShown = usePart($content, (content) => content.showsToday);
  if (facts.length === 0) return null;
  const count = facts.length === 1 ? 'One fact' : `${facts.length} facts`;
  return (
    <PartPanel
      part="today"
      label="Their site today"
      summary={`${count}, ${isShown ? 'shown on the demo' : 'for you only'}`}
      absent="left out"
    >
      {() => (
        <>
          <ul className="divide-y divide-white/9">
            {facts.map((fact) => (
              <FactLine key={fact.id} fact={fact} />
            ))}
          </ul>
          <div className="-mx-3.5 -mb-4 border-t border-white/9">
            <Switch
              label="Show on the demo"
              hint="As “Your Site Today”, with where and when it was seen."
              checked={isShown}
              onChange={(on) => {
                showToday(on);
                if (on) requestAnimationFrame(() => revealSlot('today'));
              }}
            />
          </div>
        </>
      )}
    </PartPanel>
  );
}
