import { hydrateIsland } from '../hydrate-island.ts';
import { ContactForm } from './ContactForm.tsx';
import { readForm } from './read-form.ts';

export function start(element: HTMLElement): void {
  hydrateIsland(element, ContactForm, readForm(element));
}
