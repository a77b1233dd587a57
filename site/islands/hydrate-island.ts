import { createElement, type ComponentType } from 'react';
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
  hydrateRoot(element, createElement(Component, props), {
    identifierPrefix: element.dataset['island'] ?? '',
  });
}
