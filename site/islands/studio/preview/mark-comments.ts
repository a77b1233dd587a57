/** Marks in the preview the words that clients have commented on, as long as they stand there. */
import { commentsOf, ensureComments } from '../../comments/comments-store.ts';
import { findQuoted } from '../../panel/find-words.ts';

/** Pages are written to with every key; the marks follow when that has paused. */
const pauseMs = 250;

function mark(page: Document, uniqueId: string): void {
  const path = page.documentElement.dataset['page'] ?? '/';
  const found = new Set<Element>();
  for (const comment of commentsOf(uniqueId).get().comments) {
    if (comment.page !== path || comment.state !== 'there' || comment.resolved) continue;
    const element = findQuoted(comment, page);
    if (element) found.add(element);
  }
  for (const element of page.querySelectorAll('[data-commented]'))
    if (!found.has(element)) element.removeAttribute('data-commented');
  for (const element of found) element.setAttribute('data-commented', '');
}

let stopListening: (() => void) | undefined;

/** Begins with a page of the preview; returns what follows its changes. */
export function markComments(page: Document, uniqueId: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => mark(page, uniqueId), pauseMs);
  };
  stopListening?.();
  stopListening = commentsOf(uniqueId).listen(follow);
  void ensureComments(uniqueId).then(follow);
  return follow;
}
