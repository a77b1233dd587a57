import { atom } from 'nanostores';

export interface LiveCall {
  readonly uniqueId: string;
  readonly startedAt: number;
  /** Windows that follow. */
  readonly followers: number;
  /** Whether followers keep what they see, while the demo is edited further. */
  readonly isPaused: boolean;
  /** The name of a follower who points at something now. */
  readonly pointing?: string | undefined;
}

/** The call on which the edited demo is shown; undefined while it is not. */
export const $call = atom<LiveCall | undefined>(undefined);
