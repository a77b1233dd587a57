import { lazy, type ComponentType } from 'react';
import { PartMissing } from './PartMissing.tsx';

/** A part of the workspace, fetched when it is shown. */
export interface Part<Props> {
  readonly Part: ComponentType<Props>;
  /** Fetches it in advance. */
  readonly fetch: () => void;
}

/** A part that is fetched once; a message replaces it if that fails. */
export function later<Props>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const once = (): Promise<{ default: ComponentType<Props> }> =>
    (loading ??= load().then(
      (part) => ({ default: part }),
      () => ({ default: PartMissing }),
    ));
  return { Part: lazy(once), fetch: () => void once() };
}
