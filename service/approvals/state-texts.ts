import type { Approval } from '../contract/approvals.ts';
import type { ApprovalLanguage } from './approval-language.ts';
import { formatDate } from './view-texts.ts';

/** The heading texts of the page, by the state of the request. */
export function stateTexts(approval: Approval, words: ApprovalLanguage): Record<string, string> {
  const { state, client: name, signedName, requestedAt } = approval;
  const { text } = words;
  const version = String(approval.version);
  const agency = approval.agency.name;
  if (state === 'pending') {
    const day = formatDate(new Date(requestedAt), words);
    return {
      headline: text('approval.headline'),
      lead: text('approval.lead', { version, day, name }),
    };
  }
  if (state === 'signed') {
    const [reader = ''] = (signedName ?? '').split(' ');
    return {
      headline: `${text('approval.done')}\n${text('approval.thanks', { reader })}`,
      lead: text('approval.receiptSent', { agency }),
    };
  }
  const headline = text(`approval.${state}`);
  return {
    headline,
    lead: text('approval.versionFor', { version, name }),
    'ended.title': headline,
    'ended.text': text(`approval.${state}Text`, { agency }),
    'ended.label': text(`approval.${state}On`),
  };
}
