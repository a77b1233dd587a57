import { createSheet, createPartsSheet } from '../designs/sheets.ts';
import { pageSheets, type DemoTemplate, type TemplatePage } from './demo-template.ts';

interface DemoSheet {
  /** The condition under which a demo needs it; undefined if every demo does. */
  readonly condition: string | undefined;
  readonly css: string;
}

/** The style sheets of a template's page, each with the condition under which a demo needs it. */
export function demoSheets(template: DemoTemplate, page: TemplatePage): readonly DemoSheet[] {
  const { design } = template;
  const { always, conditional } = pageSheets(page);
  return [
    { condition: undefined, css: createSheet(design, always) },
    ...conditional.map(([condition, parts]) => ({
      condition,
      css: createPartsSheet(design, parts),
    })),
  ].filter(({ css }) => css !== '');
}
