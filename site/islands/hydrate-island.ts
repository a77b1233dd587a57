import { createElement, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Brings an island to life: the element holds the component's finished HTML (`Island.astro`), its props as JSON in
 * `data-props`, its name in `data-island`. `more` are props that only the page knows, such as where a demo's links lead.
 */
export function hydrateIsland<Props extends object>(
  element: HTMLElement,
  Component: ComponentType<Props>,
  more: Partial<Props> = {},
): void {
  const { island, props = '{}' } = element.dataset;
  const all = { ...(JSON.parse(props) as Props), ...more };
  hydrateRoot(element, createElement(Component, all), { identifierPrefix: island ?? '' });
}
