/** Shows a demo's values on a built page of its template, in the browser. */
import { defaultColors } from '../../templates-data/model/default-colors.ts';
import type { DemoKit } from '../../templates-data/model/demo-kit.ts';
import type { DemoValues } from '../../templates-data/model/demo-values.ts';
import type { DemoTimes } from '../../templates-data/model/demo-times.ts';
import { demoView, type DemoView, type ViewContext } from '../../templates-data/model/demo-view.ts';
import { designs, type Design } from '../../templates-data/model/designs.ts';
import { customProperties, createTheme, type Theme } from '../../templates-data/model/theme.ts';
import { bindPage, holdElement, showView, type BoundPage } from './bind-page.ts';

/** A demo and everything needed to show it. */
interface FilledDemo {
  readonly demo: DemoValues;
  readonly kit: DemoKit;
  /** Undefined for a client without hours and dates, and until the module is fetched. */
  readonly times: DemoTimes | undefined;
}

interface ShownPage {
  readonly bound: BoundPage;
  colors: string | undefined;
  theme: Theme | undefined;
  focus: readonly string[];
}

const pages = new WeakMap<Document, ShownPage>();

function readDesign(page: Document): Design {
  const name = page.documentElement.dataset['design'];
  return designs.find((design) => design === name) ?? 'law';
}

/** Keeps an element unchanged while it is being edited; undefined releases it. */
export function holdText(page: Document, element: Element | undefined): void {
  const shown = pages.get(page);
  if (shown) holdElement(shown.bound, element);
}

function paint(page: Document, theme: Theme | undefined): void {
  const { style } = page.documentElement;
  if (theme) for (const [name, value] of customProperties(theme)) style.setProperty(name, value);
  else
    for (const [name] of customProperties(createTheme('', '', readDesign(page))))
      style.removeProperty(name);
}

/**
 * Shows a demo on a page of its template; called for every change. `base` is the beginning of the
 * page's own links.
 * @returns the shown view
 */
export function showDemo(
  page: Document,
  { demo, kit, times }: FilledDemo,
  context: ViewContext,
  base?: string,
): DemoView {
  const shown = pages.get(page) ?? {
    bound: bindPage(page),
    colors: undefined,
    theme: undefined,
    focus: [],
  };
  pages.set(page, shown);
  const { primaryColor = '', secondaryColor = '' } = demo.overrides;
  const colors = `${primaryColor} ${secondaryColor}`;
  if (colors !== shown.colors) {
    shown.theme =
      colors === ' '
        ? undefined
        : createTheme(
            primaryColor || defaultColors.primary,
            secondaryColor || defaultColors.secondary,
            readDesign(page),
          );
    shown.colors = colors;
    paint(page, shown.theme);
  }
  const { theme } = shown;
  const icon = theme && { ground: theme.deep, ink: theme['on-deep'] };
  const view = demoView(demo, kit, icon ? { ...context, icon } : context, times);
  const hasNewElements = showView(shown.bound, view, base);
  const { focus } = view;
  const { style } = page.documentElement;
  for (const name of shown.focus) if (!(name in focus)) style.removeProperty(name);
  for (const [name, value] of Object.entries(focus)) style.setProperty(name, value);
  shown.focus = Object.keys(focus);
  // Islands that filling has added (`start-page.ts`).
  if (hasNewElements) page.dispatchEvent(new Event('islands'));
  return view;
}
