/**
 * The hero's address field. The code that shows the demo is loaded when the field gets the focus.
 */
import type * as FirstLook from '../islands/first-look/first-look.ts';

const load = (): Promise<typeof FirstLook> => import('../islands/first-look/first-look.ts');
const form = document.querySelector<HTMLFormElement>('[data-first-look]');
const failure = document.getElementById('shell-failure');

form?.addEventListener('focusin', () => void load().catch(() => undefined), { once: true });
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  load().then(
    ({ startFirstLook }) => {
      failure?.setAttribute('hidden', '');
      return startFirstLook(form);
    },
    () => failure?.removeAttribute('hidden'),
  );
});
