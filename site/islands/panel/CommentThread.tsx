import { useEffect, useRef, type ReactElement } from 'react';
import type { Comment } from '../../../service/contract/comments.ts';
import { AnswerForm, type AnswerProps } from './AnswerForm.tsx';
import { findQuoted, findSection, listSections } from './find-words.ts';
import { Conversation } from './Conversation.tsx';
import { showOnPage } from './show-on-page.ts';
import type { TabProps } from './tab-props.ts';

interface Props extends AnswerProps {
  readonly number: number;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** The subject of a comment as a text. */
function subject({ section, quote, state }: Comment, { translate }: TabProps): string {
  if (state === 'changed') return translate('changed');
  if (quote !== null) return translate('about', { quote });
  const sections = listSections();
  const label = sections.find(({ id }) => id === section)?.label;
  return label === undefined || sections[0]?.id === section ? translate('general') : label;
}

/** Shows the subject of a comment beside the panel. */
function showSubject(comment: Comment): void {
  const found = comment.state === 'there' ? findQuoted(comment) : undefined;
  const target = found ?? (comment.state === 'changed' ? undefined : findSection(comment.section));
  if (target) showOnPage(target);
}

export function CommentThread(props: Props): ReactElement {
  const { comment, number, info, page, translate, isOpen, onOpen } = props;
  const { resolved, quote, state } = comment;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    row.current?.scrollIntoView({ block: 'nearest' });
    if (comment.page === page.page) showSubject(comment);
  }, [isOpen, comment, page.page]);
  return (
    <li ref={row} className="thread" data-open={isOpen || undefined}>
      <button type="button" className="subject" aria-expanded={isOpen} onClick={onOpen}>
        <span className={resolved ? 'number done' : 'number'} aria-hidden="true">
          {resolved ? '✓' : number}
        </span>
        <span className="subject-words" dir="auto">
          {subject(comment, props)}
          {resolved && <span className="state">{translate('done')}</span>}
        </span>
      </button>
      {state === 'changed' && quote !== null && (
        <p className="former" dir="auto">
          {translate('about', { quote })}
        </p>
      )}
      <Conversation comment={comment} agency={info.agency} language={page.language} />
      {isOpen && <AnswerForm {...props} />}
    </li>
  );
}
