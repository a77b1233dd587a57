import type { ReactElement } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

interface EndPausedProps {
  /** Ends the call; the edits of the pause are saved, or taken back. */
  readonly onEnd: (isSaved: boolean) => void;
  readonly onCancel: () => void;
}

/** The question at the end of a paused call with edits that no follower has seen. */
export function EndPaused({ onEnd, onCancel }: EndPausedProps): ReactElement {
  return (
    <ConfirmDialog
      title="Save the edits of the pause?"
      text="Nobody has seen them, and the link does not show them yet. Without them the demo stays as it was when you paused; Undo brings them back."
      confirm="Save and end"
      variant="primary"
      cancel="Stay paused"
      onConfirm={() => onEnd(true)}
      onCancel={onCancel}
    >
      <Button variant="quiet" narrow className="mt-3 -ml-3" onClick={() => onEnd(false)}>
        End without them
      </Button>
    </ConfirmDialog>
  );
}
