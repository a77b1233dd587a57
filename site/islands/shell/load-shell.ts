import sheet from '../../styles/islands.css?url';
import type * as MountShell from './mount-shell.tsx';

let loading: Promise<typeof MountShell> | undefined;

/**
 * Fetches React, messages, and the code that opens the modal and the studio, with their style
 * sheet.
 */
export function loadShell(): Promise<typeof MountShell> {
  loading ??= Promise.all([import('./mount-shell.tsx'), fetchSheet()]).then(
    ([shell]) => shell,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** App pages already contain the style sheet (AgencyLayout.astro). */
function fetchSheet(): Promise<void> {
  if (document.getElementById('shell')?.dataset['styled'] !== undefined) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = sheet;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${sheet} did not arrive`));
    };
    document.head.append(link);
  });
}
