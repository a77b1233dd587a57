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
import type { CompiledPage, Sheet, PageStep } from './page-steps.ts';
import { parseRules, parseSheet, selectRules } from './page-rules.ts';
import { hashSource, type InlineHashes } from './policy.ts';
import { pruneFaces, pruneNames } from './prune-names.ts';
import { readTree } from './page-tree.ts';

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

/** The variables of the theme as if they were read: the panel and the studio change them. */
function themeNames(sheets: readonly Sheet[]): string {
  const theme = sheets.find(({ kind }) => kind === 'theme');
  return theme?.css.replace(/(--[\w-]+):[^;}]*/gu, 'var($1') ?? '';
}

const emptyStyle = '<style></style>';

interface Rendering {
  readonly view: Pick<DemoView, 'texts' | 'lists'> & { readonly sections: readonly string[] };
  /** Beginning of the page's own links, without a slash at the end. */
  readonly base: string;
  /** The colours; undefined where the demo has none, so that the template's remain. */
  readonly theme: Theme | undefined;
  /** Focal points of pictures, as custom properties. */
  readonly properties?: Readonly<Record<string, string>>;
  /**
   * Whether rules that the page does not need are left out. This takes up to 30 ms of processor
   * time, and is for pages that are kept.
   */
  readonly isTrimmed?: boolean;
}

export interface RenderedPage {
  readonly html: string;
  /** What its policy allows: only scripts of the build, whatever a client's text looks like. */
  readonly inline: InlineHashes;
}

/** The theme of a demo, and the focal points of its pictures. */
function renderTheme(own: string, { theme, properties = {} }: Rendering): string {
  const focus = Object.entries(properties).map(([name, value]) => `${name}:${value};`);
  return (theme ? themeCss(theme) : own) + (focus.length > 0 ? `:root{${focus.join('')}}` : '');
}

/** The sheets of a page in one, without what its elements do not need. */
function trimSheets(
  page: CompiledPage,
  html: string,
  shown: readonly Sheet[],
  theme: string,
): string {
  const tree = readTree(html);
  const rules = shown.flatMap((sheet) =>
    sheet.kind === 'theme' ? parseRules(theme) : parseSheet(sheet.css),
  );
  const css = selectRules(rules, tree);
  // The panel shows headlines that this HTML does not have.
  return pruneNames(
    tree.hasPanel ? css : pruneFaces(css, html),
    html + (page.readLater ?? '') + themeNames(page.sheets),
  );
}

function findAllowed({ inline }: CompiledPage, html: string, css: string): InlineHashes {
  const styles = [...new Set([css, ...inline.styles])];
  return {
    scripts: inline.scripts.filter((script) => html.includes(script)).map(hashSource),
    styles: styles.filter((style) => html.includes(`<style>${style}</style>`)).map(hashSource),
  };
}

export function renderPage(page: CompiledPage, rendering: Rendering): RenderedPage {
  const { view, base, isTrimmed = false } = rendering;
  const { texts, lists, sections } = view;
  const lookup = pageLookup(texts, lists);

  function renderSteps(steps: readonly PageStep[], values: Lookup, position: number): string {
    let html = '';
    for (const step of steps)
      html += typeof step === 'string' ? step : renderStep(step, values, position);
    return html;
  }

  function renderStep(step: Exclude<PageStep, string>, values: Lookup, position: number): string {
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

  const content = renderSteps(page.steps, lookup, 0);
  const shown = page.sheets.filter(
    (sheet) =>
      sheet.kind === 'theme' ||
      sheet.condition === undefined ||
      conditionHolds(sheet.condition, lookup),
  );
  const own = page.sheets.find(({ kind }) => kind === 'theme')?.css;
  const theme = own === undefined ? '' : renderTheme(own, rendering);
  const css = isTrimmed
    ? trimSheets(page, content, shown, theme)
    : shown.map((sheet) => (sheet.kind === 'theme' ? theme : sheet.css)).join('');
  const html = content.replace(emptyStyle, () => `<style>${css}</style>`);
  return { html, inline: findAllowed(page, html, css) };
}
