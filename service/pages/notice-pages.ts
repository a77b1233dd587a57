import { actionProperties } from '../../templates-data/model/action-color.ts';
import { makerTexts, type DemoMaker } from '../../templates-data/model/demo-label.ts';
import { chooseDesign } from '../../templates-data/model/demo-kit.ts';
import { deriveValues } from '../../templates-data/model/derived-values.ts';
import { drawsOpening } from '../../templates-data/model/designs.ts';
import { demoLanguage, locales, type Language } from '../../templates-data/model/languages.ts';
import type { Overrides } from '../../templates-data/model/slots.ts';
import { clientWords } from '../client-words.ts';
import { demoValues } from '../share-cards/demo-card.ts';
import type { PageContent } from './content.ts';
import { createPageContent } from './create-page-content.ts';
import { sharedAddress } from './demo-address.ts';
import { demoKit } from './demo-kits.ts';
import { demoTheme } from './demo-theme.ts';
import { createDemoView, type Drawing } from './draw-demo-page.ts';
import { expiredTexts, type ExpiredDemo } from './expired-texts.ts';
import { renderPage } from './render-page.ts';

/** Fills a page outside the templates, such as that of an expired demo, with a few values. */
function fillNotice(
  path: string,
  overrides: Overrides,
  texts: Readonly<Record<string, string>>,
  { site, env }: Drawing,
  properties: Readonly<Record<string, string>> = {},
): PageContent | undefined {
  const built = site.compile(path);
  if (!built) return undefined;
  const values = deriveValues(overrides, { canonical: '', demoId: '' });
  const rendered = renderPage(built, {
    view: { texts: { ...values, ...texts }, lists: {}, sections: [] },
    base: '',
    theme: demoTheme(overrides, built.design),
    properties,
  });
  // These pages are never previewed, so their policy forbids frames.
  return createPageContent(rendered, { improves: false, isFramed: false }, env);
}

function noticeTexts(names: readonly string[], language: Language): Record<string, string> {
  const { text } = clientWords(language);
  const keys = names.map((name) => `notice.${name}`);
  return { lang: locales[language], ...Object.fromEntries(keys.map((key) => [key, text(key)])) };
}

/** The page for an unknown demo id; without an id, for an unknown address. */
export function missingPage(
  uniqueId: string,
  { maker, language }: { readonly maker: DemoMaker | undefined; readonly language: Language },
  drawing: Drawing,
): PageContent | undefined {
  const { text } = clientWords(language);
  const title = text('notice.demoTab');
  return fillNotice(
    '/demo-missing',
    { primaryColor: maker?.accent },
    {
      ...makerTexts(maker),
      ...noticeTexts(['demo', 'demoText'], language),
      'page-title': uniqueId === '' ? title : `${title} (${uniqueId})`,
      'demo-id': uniqueId,
    },
    drawing,
  );
}

/** The page shown for every demo that was taken down. */
export function gonePage(language: Language, drawing: Drawing): PageContent | undefined {
  const texts = noticeTexts(['gone', 'goneText'], language);
  return fillNotice('/demo-gone', {}, texts, drawing);
}

/** The photograph at the top of a demo's page, unless its design draws the opening. */
function openingPhotograph({ demo, maker }: ExpiredDemo, drawing: Drawing): string {
  const values = demoValues(demo);
  if (drawsOpening(chooseDesign(values, demoKit(values, drawing.site)))) return '';
  const address = sharedAddress(drawing.env, demo.uniqueId);
  const { view } = createDemoView({ demo, maker, agencyVersion: 0, address }, values, '/', drawing);
  return view.texts['opening.src'] ?? '';
}

/** The page after a demo's last day: its name and colours, and a form to ask for more time. */
export function expiredPage(expired: ExpiredDemo, drawing: Drawing): PageContent | undefined {
  const { demo, maker } = expired;
  const { primaryColor, secondaryColor } = demoValues(demo).overrides;
  const { text } = clientWords(demoLanguage(demo.websiteData.language));
  return fillNotice(
    '/demo-expired',
    { businessName: demo.name, primaryColor, secondaryColor },
    {
      ...makerTexts(maker),
      'page-title': `${text('notice.expiredTab')} (${demo.uniqueId})`,
      'demo-id': demo.uniqueId,
      ...expiredTexts(expired, openingPhotograph(expired, drawing)),
    },
    drawing,
    actionProperties(maker.accent),
  );
}
