import { useEffect, useRef, type ReactElement } from 'react';
import { customProperties } from '../../../templates-data/model/theme.ts';
import { fixWindowHeight } from '../ui/fix-window-height.ts';
import { designTheme, type Colors } from './try-look.ts';

/** The number of sections that a picture shows. */
const shownSections = 2;

/** The top of the page as HTML, without scripts and floating elements. */
function pageTop(): string {
  const page = document.importNode(document.documentElement, true);
  const remove = (parts: Iterable<Element>): void => {
    for (const part of [...parts]) part.remove();
  };
  remove(page.querySelectorAll('body > :not(header, main), script, noscript, dialog'));
  remove([...(page.querySelector('main')?.children ?? [])].slice(shownSections));
  // The policy rejects `style` attributes in HTML, and that of the root contains the tried colours.
  for (const styled of [page, ...page.querySelectorAll('[style]')]) styled.removeAttribute('style');
  page.querySelector('body')?.toggleAttribute('inert', true);
  return `<!doctype html>${page.outerHTML}`;
}

/**
 * A small picture of this page in other colours: the page in a scaled frame, as wide as the window.
 */
export function LookPicture({ colors }: { readonly colors?: Colors | undefined }): ReactElement {
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const frame = box.current?.querySelector('iframe');
    if (!box.current || !frame) return;
    const { clientWidth: width, clientHeight: height } = box.current;
    const scale = width / document.documentElement.clientWidth;
    frame.style.width = `${width / scale}px`;
    frame.style.height = `${height / scale}px`;
    frame.style.scale = String(scale);
    frame.addEventListener(
      'load',
      () => {
        const page = frame.contentDocument;
        if (page) fixWindowHeight(page, window.innerHeight);
        if (page && colors)
          for (const [name, value] of customProperties(designTheme(colors)))
            page.documentElement.style.setProperty(name, value);
        frame.style.opacity = '1';
      },
      { once: true },
    );
    frame.srcdoc = pageTop();
  }, [colors]);
  return (
    <span className="look-picture" ref={box} aria-hidden="true">
      {/* Scripts are blocked. Fonts and pictures need the page's origin. */}
      <iframe sandbox="allow-same-origin" tabIndex={-1} title="" />
    </span>
  );
}
