/**
 * The floating button on sample pages that starts a demo in the same design. Built separately from
 * the pages (astro.config.mjs).
 */
import { setFlag } from '../islands/auth/session-flags.ts';

const sheet = `
:host{position:fixed;z-index:30;inset:auto 1rem 1rem auto;font:500 .9375rem/1 system-ui,sans-serif}
a{display:flex;align-items:center;gap:.625rem;height:3.25rem;padding:0 1rem;border-radius:9rem;background:#1d5fd6;color:#fff;text-decoration:none;box-shadow:0 .5rem 2rem #0006}
a:hover{background:#174fb4}
a:focus-visible{outline:2px solid #fff;outline-offset:2px;box-shadow:0 0 0 6px #08090c}
svg{width:1.25rem;fill:none;stroke:currentColor;stroke-width:1.5}
b{font-weight:inherit}
span{visibility:hidden;position:absolute;right:0;bottom:100%;padding:.625rem .75rem;margin-bottom:.5rem;border-radius:.5rem;background:#08090c;color:#f4f5f7;white-space:nowrap}
a:focus-visible+span{visibility:visible}
:host(:hover) span{visibility:visible;transition:visibility 0s .7s}
:host([data-dismissed]) span{visibility:hidden!important;transition:none!important}
@media(width<40rem){b{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}}
@media(width>=40rem){:host{inset:auto 1.5rem 1.5rem auto}}
@media(height<32rem){:host{display:block;position:relative;width:fit-content;inset:auto;margin:1rem 1rem 1rem auto}}
@media print{:host{display:none}}`;

const drawing =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><rect x="3" y="3" width="18" height="18" rx="2"/><path d="M3 9h18M9 21V9"/></svg>';

/**
 * Adds the button to the end of the page. It links to the product's page, which then opens the
 * builder.
 */
export function start(page: HTMLElement): void {
  const maker = document.createElement('aside');
  maker.ariaLabel = 'For agencies';
  // A shadow tree, because another style sheet in the page would restyle all of it.
  const tree = maker.attachShadow({ mode: 'open' });
  const style = new CSSStyleSheet();
  style.replaceSync(sheet);
  tree.adoptedStyleSheets.push(style);
  tree.innerHTML = `<a href="/" aria-describedby="tip">${drawing}<b>Website Builder</b></a><span role="tooltip" id="tip">Click to create a demo</span>`;
  tree.firstElementChild?.addEventListener('click', () => setFlag('builderOpens'));
  maker.addEventListener('pointerleave', () => delete maker.dataset['dismissed']);
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') maker.dataset['dismissed'] = '';
  });
  page.append(maker);
}
