import { useStore } from '@nanostores/react';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Radio from 'lucide-react/icons/radio';
import { useEffect, useState, type ReactElement } from 'react';
import { guardAddress } from '../../app/router.ts';
import { Button } from '../../ui/Button.tsx';
import { $draft } from '../draft/draft-store.ts';
import { toast } from '../../ui/toast-store.ts';
import { usePart } from '../fields/use-slot.ts';
import { EndPaused } from './EndPaused.tsx';
import type * as LiveStore from './live-store.ts';
import { $call, type LiveCall } from './live-call.ts';

/** The module is fetched with the first press. */
const loadLive = (): Promise<typeof LiveStore> => import('./live-store.ts');

function end(): void {
  if ($call.get()) void loadLive().then(({ endLive }) => endLive());
}

/** Ends a paused call; its edits are saved unless they are dropped. */
async function endPaused(isSaved: boolean): Promise<void> {
  const [{ endLive }, { dropHeldEdits, holdEdits }] = await Promise.all([
    loadLive(),
    import('../editor/auto-save.ts'),
  ]);
  if (isSaved) holdEdits(false);
  else dropHeldEdits();
  endLive();
}

function pause(isPaused: boolean): void {
  void loadLive().then(({ pauseLive }) => pauseLive(isPaused));
}

function begin(uniqueId: string): void {
  void loadLive().then(
    ({ startLive }) => startLive(uniqueId),
    () => toast({ title: 'Not live', description: 'Please check your connection.' }),
  );
}

/** A button that shows the demo with every edit to all visitors who have its link open. */
export function GoLive(): ReactElement | null {
  const made = usePart($draft, (draft) => draft.made);
  const call = useStore($call);
  useEffect(() => end, []);
  if (!made || made.local) return null;
  if (call) return <LiveState call={call} />;
  return (
    <Button
      narrow
      title="Who has the link open sees every edit at once, until you end it"
      onClick={() => begin(made.uniqueId)}
    >
      <Radio aria-hidden="true" size={16} strokeWidth={1.75} />
      <span className="max-xl:sr-only">Go live</span>
    </Button>
  );
}

/** The followers: a name if known, else their number. */
function followedBy(followers: number, pointing: string | undefined): string {
  if (followers > 1) return `${followers} follow`;
  return pointing ?? (followers === 1 ? '1 follows' : '0 follow');
}

function stateWords(isPaused: boolean, hasUnsavedEdits: boolean): string {
  if (hasUnsavedEdits) return 'Paused, edits kept back';
  return isPaused ? 'Paused' : 'Live on the call';
}

/** Asks before the editor is left with edits of a pause. Returns a function that stops it. */
function guardEdits(onLeave: (go: () => void) => void): () => void {
  const confirmLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();
  window.addEventListener('beforeunload', confirmLeaving);
  const endGuard = guardAddress((go) => {
    onLeave(go);
    return true;
  });
  return () => {
    window.removeEventListener('beforeunload', confirmLeaving);
    endGuard();
  };
}

function LiveState({
  call: { startedAt, followers, isPaused, pointing },
}: {
  readonly call: LiveCall;
}): ReactElement {
  const [now, setNow] = useState(() => Date.now());
  const isUnsaved = usePart($draft, (draft) => draft.isUnsaved);
  const hasPausedEdits = isPaused && isUnsaved;
  const [leaving, setLeaving] = useState<{ readonly go: () => void }>();
  useEffect(
    () => (hasPausedEdits ? guardEdits((go) => setLeaving({ go })) : undefined),
    [hasPausedEdits],
  );
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, []);
  const seconds = Math.max(0, Math.floor((now - startedAt) / 1000));
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <div className="flex shrink-0 items-center gap-1 rounded-full border border-[#4cc38a]/60 bg-[#4cc38a]/10 pl-3.5">
      <span
        aria-hidden="true"
        className={`size-2.5 rounded-full ${isPaused ? 'border-2 border-[#4cc38a]' : 'bg-[#4cc38a]'}`}
      />
      <p className="ml-1.5 text-[13px]/5 whitespace-nowrap text-white">
        <span role="status">
          <span className="max-xl:sr-only">{stateWords(isPaused, hasPausedEdits)}</span>{' '}
          <span className="inline-block max-w-36 truncate align-bottom text-white/75" dir="auto">
            {followedBy(followers, pointing)}
          </span>
        </span>{' '}
        <span aria-hidden="true" className="text-white/60 tabular-nums">
          {time}
        </span>
      </p>
      <Button
        variant="quiet"
        narrow
        className="-mr-2 rounded-full! px-2.5!"
        aria-pressed={isPaused}
        title="Who follows keeps what they see, and so does the link, while you edit on"
        onClick={() => pause(!isPaused)}
      >
        {isPaused ? (
          <Play aria-hidden="true" size={15} strokeWidth={1.75} />
        ) : (
          <Pause aria-hidden="true" size={15} strokeWidth={1.75} />
        )}
        <span className="sr-only">Pause what is shown</span>
      </Button>
      <Button
        variant="quiet"
        narrow
        className="rounded-full!"
        onClick={hasPausedEdits ? () => setLeaving({ go: () => undefined }) : end}
      >
        End
      </Button>
      {leaving && (
        <EndPaused
          onEnd={(isSaved) => {
            setLeaving(undefined);
            void endPaused(isSaved).then(leaving.go);
          }}
          onCancel={() => setLeaving(undefined)}
        />
      )}
    </div>
  );
}
