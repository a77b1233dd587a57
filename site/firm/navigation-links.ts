import type { DerivedName } from '../../templates-data/model/derived-values.ts';
import { firmPaths } from '../paths.ts';
import type { FirmSite } from './read-site.ts';

export interface SiteLink {
  readonly href: string;
  readonly label: string;
  /** A derived value that replaces the label unless it is empty. */
  readonly replacedBy?: DerivedName;
}

/** The links in a site's header and menu. */
export function navigationLinks(
  { base, titles, words }: FirmSite,
  home: boolean,
): readonly SiteLink[] {
  const section = (anchor: string): string =>
    home ? `#${anchor}` : firmPaths.section(base, anchor);
  const plain = (title: string): string => title.replace(/^(?:Our|The) /u, '');
  return [
    {
      href: section('practice-areas'),
      replacedBy: 'services-title',
      label: plain(titles.services),
    },
    { href: section('attorneys'), replacedBy: 'people-title', label: plain(titles.people) },
    { href: firmPaths.page(base, 'about'), label: 'About Us' },
    { href: firmPaths.posts(base), label: words.shell.posts },
  ];
}
