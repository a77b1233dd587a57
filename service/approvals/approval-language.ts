import type { ApprovalWord } from '../../templates-data/model/approval-words.ts';
import { locales, type Language } from '../../templates-data/model/languages.ts';
import { conceptPath, pagePaths, type PagePath } from '../../templates-data/model/sections.ts';
import { clientWords } from '../client-words.ts';

/** The language of an approval: its words, and how it writes dates and amounts. */
export interface ApprovalLanguage {
  readonly language: Language;
  readonly locale: string;
  /** A text with its placeholders filled. */
  readonly text: (key: ApprovalWord, values?: Readonly<Record<string, string>>) => string;
  /** `Version 3, five pages`. */
  readonly versionPages: (version: number, pages: number) => string;
  /** The title of a page of the demo. */
  readonly pageTitle: (path: PagePath) => string;
}

const titles: Readonly<Record<PagePath, string>> = {
  '/': 'footer.home',
  '/services': 'approval.services',
  '/team': 'approval.team',
  '/about': 'header.about',
  '/faq': 'header.faq',
  '/articles': 'header.articles',
  '/contact': 'header.contact',
  '/privacy-policy': 'footer.privacy',
  '/about-this-page': 'concept.title',
};

export function approvalLanguage(language: Language = 'en'): ApprovalLanguage {
  const { text } = clientWords(language);
  return {
    language,
    locale: locales[language],
    text,
    versionPages: (version, pages) =>
      text('approval.versionPages', {
        version: String(version),
        pages: countPages(text('approval.pages'), pages),
      }),
    pageTitle: (path) => text(titles[path]),
  };
}

/** Picks `five pages` from a list that begins with `one page`. */
export function countPages(list: string, pages: number): string {
  return list.split(', ')[pages - 1] ?? String(pages);
}

/**
 * The approved pages of a frozen version in order, with their titles. The page about the label is
 * frozen for its links, but is not part of the website.
 */
export function listFrozenPages(
  pages: readonly { readonly path: string }[],
  { pageTitle }: Pick<ApprovalLanguage, 'pageTitle'>,
): { readonly path: string; readonly label: string }[] {
  const frozenPaths = new Set(pages.map(({ path }) => path));
  return pagePaths
    .filter((path) => path !== conceptPath)
    .map((path) => ({ path: path === '/' ? '' : path, label: pageTitle(path) }))
    .filter(({ path }) => frozenPaths.has(`/page${path}`));
}
