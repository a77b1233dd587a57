import { atom } from 'nanostores';

export interface LiveCall {
  readonly uniqueId: string;
  readonly startedAt: number;
  /** The number of windows that follow. */
  readonly followers: number;
  /** Whether followers see the state of the pause while the demo is edited. */
  readonly isPaused: boolean;
  /** The name of a follower who is pointing at something. */
  readonly pointing?: string | undefined;
}

/** The running call; undefined without one. */
export const $call = atom<LiveCall | undefined>(undefined);
