import { makerTexts, type DemoMaker } from '../../templates-data/model/demo-label.ts';
import { escapeHtml } from '../pages/render-page.ts';

/** An agency's logo, else its name. */
export function brandMark({ name, logo = '' }: DemoMaker): string {
  if (logo === '') return `<bdi>${escapeHtml(name)}</bdi>`;
  return `<img src="${escapeHtml(logo)}" alt="${escapeHtml(name)}" height="40">`;
}

/** The agency's contact details as links; empty without any. */
export function brandContacts(brand: DemoMaker): string {
  const texts = makerTexts(brand);
  const links = [
    ['concept.website', 'href.maker'],
    ['concept.phone', 'href.makerPhone'],
    ['concept.mail', 'href.makerMail'],
  ] as const;
  const items = links
    .filter(([text, href]) => (texts[text] ?? '') !== '' && (texts[href] ?? '') !== '')
    .map(([text, href]) => {
      const to = escapeHtml(texts[href] ?? '');
      return `<li><a href="${to}" rel="noopener">${escapeHtml(texts[text] ?? '')}</a></li>`;
    });
  return items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
}
