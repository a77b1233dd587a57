import {
  isPagePath,
  isSectionId,
  pages,
  sections,
} from '../../../templates-data/model/sections.ts';
import type { Comment } from '../../../service/contract/comments.ts';

/** The place of a comment: `Services, page About`. */
export function describePlace({ page, section }: Pick<Comment, 'page' | 'section'>): string {
  const place = isSectionId(section)
    ? sections[section].label
    : section === 'header'
      ? 'Header'
      : 'Footer';
  return isPagePath(page) && page !== '/' ? `${place}, page ${pages[page].label}` : place;
}

/** The address of the demo's page at the section of a comment. */
export function pageAddress(address: string, { page, section }: Comment): string {
  const [path = '', query] = address.split('?');
  const hash = isSectionId(section) ? `#${section}` : '';
  return `${path}${page === '/' ? '' : page}${query === undefined ? '' : `?${query}`}${hash}`;
}

const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

export function formatCommentTime(at: string): string {
  return time.format(new Date(at));
}
