/** A share of the window's height: `46svh`. */
const heightUnit = /(\d*\.?\d+)[dls]?vh\b/gu;

/** Declarations as they were written, so that they can be fixed for a window of another height. */
const written = new WeakMap<CSSStyleDeclaration, string>();

/**
 * Replaces the units of the window's height in a page's style sheets by pixels. A frame that is as
 * tall as its page then keeps the layout of a window with this height, in pixels.
 */
export function fixWindowHeight(
  { defaultView: view, styleSheets }: Document,
  height: number,
): void {
  if (!view) return;
  const { CSSGroupingRule, CSSStyleRule } = view;
  const isNested = (rule: CSSRule): rule is CSSNestedDeclarations =>
    // Safari has it from version 18.2 on.
    'CSSNestedDeclarations' in view && rule instanceof view.CSSNestedDeclarations;
  const fix = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule || isNested(rule)) fixDeclarations(rule.style, height);
      if (rule instanceof CSSStyleRule || rule instanceof CSSGroupingRule) fix(rule.cssRules);
    }
  };
  for (const sheet of styleSheets) fix(sheet.cssRules);
}

function fixDeclarations(style: CSSStyleDeclaration, height: number): void {
  const text = written.get(style) ?? style.cssText;
  const fixed = text.replace(heightUnit, (_unit, share: string) => {
    return `${(Number(share) * height) / 100}px`;
  });
  if (fixed === text) return;
  written.set(style, text);
  style.cssText = fixed;
}
