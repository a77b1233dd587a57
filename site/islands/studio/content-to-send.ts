import { type ClientLists } from '../../../templates-data/model/client-lists.ts';
import { pictureKinds } from './picture-kinds.ts';
import { entryLists, shownLists, type Content } from './client-content.ts';

const parts = [...entryLists, 'today', 'language', 'sourceUrl', ...pictureKinds] as const;
type Sent = { -readonly [Part in keyof ClientLists]: ClientLists[Part] | null };

/** The content in the form demos are stored in. A renewed demo is told what it no longer has. */
export function sentContent(content: Content, isRenewal: boolean): Sent {
  const sent: Sent = { ...shownLists(content) };
  if (isRenewal) for (const part of parts) sent[part] ??= null;
  return sent;
}
