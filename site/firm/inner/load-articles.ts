import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import { parse } from 'yaml';
import { deriveArticle } from '../../../templates-data/model/derive-industry.ts';
import { Post } from '../../../templates-data/model/post.ts';
import { industries } from '../../../templates-data/model/industries.ts';

/**
 * The articles of industries without their own: those of the law template, in the industry's words.
 */
async function deriveMissing(context: LoaderContext): Promise<void> {
  const folder = new URL('templates-data/industries/', context.config.root);
  const withoutOwn = industries.filter(
    (industry) => !existsSync(new URL(`${industry}/posts`, folder)),
  );
  if (withoutOwn.length === 0) return;
  const law = new URL('law/posts/', folder);
  for (const file of (await readdir(law)).filter((name) => name.endsWith('.md'))) {
    const source = await readFile(new URL(file, law), 'utf8');
    const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/u.exec(source) ?? [];
    // The collection itself reports a file with mistakes.
    const head = Post.safeParse(parse(front));
    if (!head.success) continue;
    for (const industry of withoutOwn) {
      const article = deriveArticle(industry, { head: head.data, body });
      const id = `${industry}/${file.replace(/\.md$/u, '')}`;
      const rendered = await context.renderMarkdown(article.body);
      const data = await context.parseData({ id, data: article.head });
      context.store.set({ id, data, rendered, digest: context.generateDigest(article.body) });
    }
  }
}

/** All articles; ids are `<industry>/<slug>`. */
export function articleLoader(): Loader {
  const own = glob({
    base: './templates-data/industries',
    pattern: '*/posts/*.md',
    generateId: ({ entry }) => entry.replace('/posts/', '/').replace(/\.md$/u, ''),
  });
  return {
    name: 'articles',
    load: async (context) => {
      await own.load(context);
      await deriveMissing(context);
      const folder = fileURLToPath(
        new URL('templates-data/industries/law/posts/', context.config.root),
      );
      context.watcher?.on('change', (file) => {
        if (file.startsWith(folder)) void deriveMissing(context);
      });
    },
  };
}
