import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { parse } from 'yaml';
import { Services, type Service } from '../../../templates-data/model/service.ts';
import { industries } from '../../../templates-data/model/industries.ts';

async function readServices(industry: string, folder: URL): Promise<readonly Service[]> {
  const source = await readFile(new URL(`${industry}/services.yaml`, folder), 'utf8');
  // The collection of services reports a file with mistakes.
  return Services.safeParse(parse(source)).data ?? [];
}

async function load(context: LoaderContext): Promise<void> {
  const { store } = context;
  const folder = new URL('templates-data/industries/', context.config.root);
  store.clear();
  for (const industry of industries) {
    for (const { slug, title, longDescription } of await readServices(industry, folder)) {
      const id = `${industry}/${slug}`;
      const rendered = await context.renderMarkdown(longDescription);
      const data = await context.parseData({ id, data: { title } });
      store.set({ id, data, rendered, digest: context.generateDigest(longDescription) });
    }
  }
}

/** The long descriptions of all services, from Markdown; ids are `<industry>/<slug>`. */
export function descriptionLoader(): Loader {
  return {
    name: 'service-descriptions',
    load: async (context) => {
      await load(context);
      const folder = fileURLToPath(new URL('templates-data/industries/', context.config.root));
      context.watcher?.on('change', (file) => {
        if (file.startsWith(folder) && file.endsWith('services.yaml')) void load(context);
      });
    },
  };
}
