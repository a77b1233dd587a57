import { createElement, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates an island: the element contains the component's HTML (`Island.astro`) and its name in
 * `data-island`; `props` are those that the HTML was made from.
 */
export function hydrateIsland<Props extends object>(
  element: HTMLElement,
  Component: ComponentType<Props>,
  props: Props,
): void {
  // Synchronously, because the page may be filled with a demo before React's next task, and its
  // texts would differ.
  flushSync(() =>
    hydrateRoot(element, createElement(Component, props), {
      identifierPrefix: element.dataset['island'] ?? '',
    }),
  );
}
