/**
 * Renders a compiled page for a demo. The result is equal to that of `site/overrides/bind-page.ts`
 * in the browser, but without a second step after loading.
 */
import {
  conditionHolds,
  itemLookup,
  pageLookup,
  valueInTurn,
  type Lookup,
} from '../../templates-data/model/bindings.ts';
import type { DemoView } from '../../templates-data/model/demo-view.ts';
import { themeCss, type Theme } from '../../templates-data/model/theme.ts';
import type { CompiledPage, Sheet, Step } from './page-steps.ts';
import { readMarks, selectRules, type PageMarks } from './page-rules.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a value for an attribute in double quotes as the build does: apostrophes stay. */
export function escapeAttribute(value: string): string {
  return /[&<>"]/u.test(value)
    ? value.replace(/[&<>"]/gu, (character) => entities[character] ?? '')
    : value;
}

/** Escapes text for use between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return /[&<>"']/u.test(text)
    ? text.replace(/[&<>"']/gu, (character) => entities[character] ?? '')
    : text;
}

const emptyStyle = '<style></style>';

export interface RenderedPage {
  readonly html: string;
  /** The contents of its style elements, whose hashes the policy must allow. */
  readonly styles: readonly string[];
}

interface Rendering {
  readonly view: Pick<DemoView, 'texts' | 'lists'> & { readonly sections: readonly string[] };
  /** Beginning of the page's own links, without a slash at the end. */
  readonly base: string;
  /** The colours; undefined where the demo has none, so that the template's remain. */
  readonly theme: Theme | undefined;
  /** Focal points of pictures, as custom properties. */
  readonly properties?: Readonly<Record<string, string>>;
}

export function renderPage(
  page: CompiledPage,
  { view, base, theme, properties = {} }: Rendering,
): RenderedPage {
  const { texts, lists, sections } = view;
  const lookup = pageLookup(texts, lists);
  const root = new Map(page.root);
  for (const [attribute, name] of page.rootBindings) root.set(attribute, lookup(name));

  function renderSheets(sheets: readonly Sheet[], marks: PageMarks): string {
    const css = sheets.map((sheet) => {
      if (sheet.kind === 'theme') return renderTheme(sheet.css);
      return sheet.condition === undefined || conditionHolds(sheet.condition, lookup)
        ? selectRules(sheet.rules, marks)
        : '';
    });
    return css.join('');
  }

  function renderTheme(own: string): string {
    const focus = Object.entries(properties).map(([name, value]) => `${name}:${value};`);
    return (theme ? themeCss(theme) : own) + (focus.length > 0 ? `:root{${focus.join('')}}` : '');
  }

  function renderSteps(steps: readonly Step[], values: Lookup, position: number): string {
    let html = '';
    for (const step of steps)
      html += typeof step === 'string' ? step : renderStep(step, values, position);
    return html;
  }

  function renderStep(step: Exclude<Step, string>, values: Lookup, position: number): string {
    switch (step.kind) {
      case 'text':
        return escapeHtml(values(step.name));
      case 'attribute': {
        const value = values(step.name);
        return value === '' ? '' : ` ${step.attribute}="${escapeAttribute(value)}"`;
      }
      case 'cycle':
        return ` ${step.attribute}="${escapeAttribute(valueInTurn(step.values, position, values))}"`;
      case 'if':
        return conditionHolds(step.condition, values)
          ? renderSteps(step.steps, values, position)
          : '';
      case 'each':
        return (lists[step.list] ?? [])
          .slice(0, step.max)
          .map((item, index) => renderSteps(step.steps, itemLookup(item, lookup), index))
          .join('');
      case 'sections':
        return sections
          .map((id) => renderSteps(step.sections.get(id) ?? [], values, position))
          .join('');
      case 'base':
        return base;
      // Which rules the page needs is known when all of it is written.
      case 'styles':
        return emptyStyle;
    }
  }

  const html = renderSteps(page.steps, lookup, 0);
  if (page.sheets.length === 0) return { html, styles: [] };
  const css = renderSheets(page.sheets, readMarks(html, root));
  return { html: html.replace(emptyStyle, () => `<style>${css}</style>`), styles: [css] };
}
