import { clientSheetsOf } from '../looks/client-sheets.ts';
import { sheetOf, sheetOfParts, type Part } from '../looks/sheets.ts';
import { sheetsOfPage, type DemoTemplate, type TemplatePage } from './demo-template.ts';

interface DemoSheet {
  /** When a demo needs it; undefined for what every demo needs. */
  readonly condition: string | undefined;
  readonly css: string;
}

/** The style sheets of a page of a template, each with the condition under which a demo carries it. */
export function demoSheets(template: DemoTemplate, page: TemplatePage): readonly DemoSheet[] {
  const { design } = template;
  const { always, bySection } = sheetsOfPage(template, page);
  const own = clientSheetsOf(design);
  const conditional = bySection.map(([condition, parts]: readonly [string, readonly Part[]]) => ({
    condition,
    css: sheetOfParts(design, parts),
  }));
  return [
    { condition: undefined, css: sheetOf(design, always) },
    ...conditional,
    { condition: 'shows.services', css: own.services },
    { condition: 'shows.people', css: own.people },
    { condition: 'shows.testimonials', css: own.testimonials },
    { condition: 'logo.src', css: own.logo },
    { condition: 'opening.class', css: own.opening },
    { condition: 'socials', css: own.socials },
    { condition: 'shows.today', css: own.today },
    { condition: 'has.vietnamese', css: own.vietnamese },
  ].filter(({ css }) => css !== '');
}
