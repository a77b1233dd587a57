import { firmPaths } from '../../paths.ts';
import { hydrateIsland } from '../hydrate-island.ts';
import { ContactForm } from './ContactForm.tsx';

export function start(element: HTMLElement): void {
  const base = document.documentElement.dataset['base'] ?? '';
  hydrateIsland(element, ContactForm, { policyHref: firmPaths.page(base, 'privacy-policy') });
}
