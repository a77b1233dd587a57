import type { ReactElement } from 'react';
import { Button } from '../ui/Button.tsx';

interface LoadStateProps {
  /** What is loaded, as a subject: “The agency”. */
  readonly what: string;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/** Replaces a form until its values are loaded. */
export function LoadState({ what, hasFailed, onRetry }: LoadStateProps): ReactElement {
  return hasFailed ? (
    <div role="alert">
      <p className="mb-4 text-[15px]/6 text-white/70">
        {what} could not be loaded. Please check your connection and try again.
      </p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  ) : (
    <p role="status" className="text-[15px]/6 text-white/70">
      Loading…
    </p>
  );
}
