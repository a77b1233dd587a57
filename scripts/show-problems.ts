import type { ErrorPayload, Plugin } from 'vite';
import { readTemplateData, templateData } from './read-template-data.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The overlay of the development server; its message is HTML. */
function createOverlay(problems: readonly string[]): ErrorPayload {
  const html = problems.map((line) => line.replace(/[&<>]/gu, (sign) => entities[sign] ?? sign));
  const err = {
    name: 'templates-data',
    title: `${problems.length} to mend`,
    message: html.join('<br>'),
    hint: 'The page comes back as soon as the file is saved without the mistake.',
    stack: problems.join('\n'),
  };
  return { type: 'error', err };
}

/**
 * Shows the problems of the files of `root`, a folder like templates-data, over every page of the
 * preview. Astro ignores an invalid file, and the page would then look unchanged.
 */
export function showProblems(root: string = templateData): Plugin {
  return {
    name: 'show-problems',
    apply: 'serve',
    configureServer({ environments, watcher }) {
      const { hot } = environments.client;
      // Read on the first request, because a build starts such a server without any.
      let problems: readonly string[] | undefined;
      let waiting: NodeJS.Timeout | undefined;
      const readAgain = (): void => {
        const before = problems ?? [];
        problems = readTemplateData(root).problems;
        if (problems.length > 0) hot.send(createOverlay(problems));
        else if (before.length > 0) hot.send({ type: 'full-reload', path: '*' });
      };
      hot.on('vite:client:connect', (_, client) => {
        problems ??= readTemplateData(root).problems;
        if (problems.length > 0) client.send(createOverlay(problems));
      });
      watcher.on('all', (_, file) => {
        if (problems === undefined || !file.startsWith(root)) return;
        clearTimeout(waiting);
        // Editors save in several steps.
        waiting = setTimeout(readAgain, 50);
      });
    },
  };
}
