import { atom } from 'nanostores';

export interface LiveCall {
  readonly uniqueId: string;
  readonly startedAt: number;
  /** Windows that follow. */
  readonly followers: number;
}

/** The call on which the edited demo is shown; undefined while it is not. */
export const $call = atom<LiveCall | undefined>(undefined);
