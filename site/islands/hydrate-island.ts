import { createElement, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

/**
 * Brings an island to life: the element holds the component's finished HTML (`Island.astro`) and
 * its name in `data-island`; `props` are those that the HTML was made from.
 */
export function hydrateIsland<Props extends object>(
  element: HTMLElement,
  Component: ComponentType<Props>,
  props: Props,
): void {
  // At once, since a demo may be filled in before React's next task, and the words would differ.
  flushSync(() =>
    hydrateRoot(element, createElement(Component, props), {
      identifierPrefix: element.dataset['island'] ?? '',
    }),
  );
}
