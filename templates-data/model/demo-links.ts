/** The targets of links on a demo's page, by the name of their binding. */
import type { DemoContent } from './demo-content.ts';
import type { ShownParts } from './demo-shown.ts';
import type { DemoValues } from './demo-values.ts';
import type { PagePath, SectionId } from './sections.ts';

interface Linked {
  readonly page: PagePath | '/not-found';
  /** Beginning of the demo's own links, without a slash at the end. */
  readonly base: string;
  readonly shown: ShownParts;
  readonly content: DemoContent;
  readonly booking: DemoValues['lists']['booking'];
}

function contactLink({ page, base, shown }: Linked): string {
  if (page === '/') return '#contact';
  return shown.pages.includes('/contact') ? `${base}/contact` : `${base}/#contact`;
}

/** Target of a link to a subject: its page, else its section, else none. */
function subjectLink({ page, base, shown }: Linked, path: PagePath, id: SectionId): string {
  if (shown.pages.includes(path)) return `${base}${path}`;
  return shown.isShownOn('/', id) ? `${page === '/' ? '' : `${base}/`}#${id}` : '';
}

export function linkTexts(linked: Linked): Record<string, string> {
  const { page, base, shown, content, booking } = linked;
  const isHome = page === '/';
  const contact = contactLink(linked);
  const { own } = content;
  const hasMorePeople = shown.pages.includes('/team') && (own.people?.length ?? 0) > 4;
  const hasMoreQuestions = isHome && shown.pages.includes('/faq') && (own.faqs?.length ?? 0) > 5;
  return {
    'href.home': isHome ? '#home' : `${base}/`,
    'href.services': subjectLink(linked, '/services', 'services'),
    'href.people': subjectLink(linked, '/team', 'people'),
    'href.about': subjectLink(linked, '/about', 'about'),
    'href.faq': subjectLink(linked, '/faq', 'faq'),
    'href.articles': subjectLink(linked, '/articles', 'articles'),
    'href.contact': contact,
    'href.privacy': `${base}/privacy-policy`,
    'href.booking': booking?.url ?? contact,
    'href.more': isHome && shown.isShownOn('/', 'services') ? '#services' : '',
    'href.team': hasMorePeople ? `${base}/team` : '',
    'href.allQuestions': hasMoreQuestions ? `${base}/faq` : '',
    'hero.next': shown.sections[1] === undefined ? '' : `#${shown.sections[1]}`,
  };
}
