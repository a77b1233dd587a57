import { hydrateIsland } from '../hydrate-island.ts';
import { readWords } from '../read-words.ts';
import { contactWords } from './contact-store.ts';
import { ContactForm } from './ContactForm.tsx';
import { readForm } from './read-form.ts';
import toast from './toast.css?inline';

export function start(element: HTMLElement): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(toast);
  document.adoptedStyleSheets.push(sheet);
  hydrateIsland(element, ContactForm, {
    ...readForm(element),
    words: readWords(element, contactWords),
  });
}
