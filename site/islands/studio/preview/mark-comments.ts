/** Marks the commented words in the preview, as long as the page contains them. */
import { commentsStore, ensureComments } from '../../comments/comments-store.ts';
import { findQuoted } from '../../panel/find-words.ts';

/** Every key changes the page, so the marks are updated after a pause. */
const pauseMs = 250;

function mark(page: Document, uniqueId: string): void {
  const path = page.documentElement.dataset['page'] ?? '/';
  const found = new Set<Element>();
  for (const comment of commentsStore(uniqueId).get().comments) {
    if (comment.page !== path || comment.state !== 'there' || comment.resolved) continue;
    const element = findQuoted(comment, page);
    if (element) found.add(element);
  }
  for (const element of page.querySelectorAll('[data-commented]'))
    if (!found.has(element)) element.removeAttribute('data-commented');
  for (const element of found) element.setAttribute('data-commented', '');
}

let stopListening: (() => void) | undefined;

/** Starts marking a page of the preview; returns the function to call after each change. */
export function markComments(page: Document, uniqueId: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => mark(page, uniqueId), pauseMs);
  };
  stopListening?.();
  stopListening = commentsStore(uniqueId).listen(follow);
  void ensureComments(uniqueId).then(follow);
  return follow;
}
