/** Opens the panel for clients' answers: `/islands/panel.js`, loaded on the first press. */
import { createRoot } from 'react-dom/client';
import { readPanel } from '../../../service/contract/panel.ts';
import { callPath } from '../../call-path.ts';
import { readAnswer, sendRequest } from '../ui/call-service.ts';
import onest from '../../assets/fonts/onest.woff2?url';
import { Panel } from './Panel.tsx';
import type { PanelInfo } from './tab-props.ts';
import comments from './comments.css?inline';
import forms from './forms.css?inline';
import looks from './looks.css?inline';
import sheet from './panel.css?inline';
import { addTokenToLinks, readPanelPage } from './panel-page.ts';
import { loadWords } from './panel-words.ts';

let reopen: (() => void) | undefined;

const findNotice = (): HTMLElement | null => document.querySelector('#signals');

/**
 * Moves the notice to named readers into the open panel, where it stays visible, or back to the
 * page. In the page, the panel's button is above the notice.
 */
function placeNotice(host: HTMLElement, isInPanel: boolean): void {
  const notice = findNotice();
  if (!notice) return;
  (isInPanel ? host : document.body).append(notice);
  const lift = isInPanel ? 0 : innerHeight - notice.getBoundingClientRect().top + 8;
  host.style.setProperty('--lift', `${Math.round(lift)}px`);
}

/** Demos have the fonts of their design; the panel's comes with it, and the system's stands in. */
function loadFont(): void {
  const face = new FontFace('Panel Onest', `url(${onest})`, { weight: '400 600', display: 'swap' });
  document.fonts.add(face);
  void face.load().catch(() => undefined);
}

/** Adds the panel to the end of the page, in a shadow tree without the design's styles. */
function createHost(opener: HTMLElement): {
  host: HTMLElement;
  root: HTMLElement;
  overlay: HTMLElement;
} {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  const styles = new CSSStyleSheet();
  styles.replaceSync(sheet + comments + forms + looks);
  shadow.adoptedStyleSheets.push(styles);
  const [root, overlay] = [document.createElement('div'), document.createElement('div')];
  shadow.append(overlay, root);
  opener.after(host);
  return { host, root, overlay };
}

async function open(opener: HTMLElement): Promise<void> {
  const page = readPanelPage();
  const { demo, to } = page;
  const query = to === undefined ? '' : `?to=${encodeURIComponent(to)}`;
  const response = await sendRequest('GET', callPath(readPanel, { uniqueId: demo }) + query);
  if (!(response instanceof Response)) return;
  const result = await readAnswer<PanelInfo>(response);
  if (!result.ok) {
    // The demo has expired or was stopped, and its page explains it.
    if (result.kind === 'refused') location.reload();
    return;
  }
  const { reply } = result;
  const name = reply.reader?.name ?? '';
  const translate = await loadWords(page.language, { agency: reply.agency, reader: name });
  addTokenToLinks(page);
  loadFont();
  const { host, root, overlay } = createHost(opener);
  host.style.setProperty('--main', reply.action.main);
  host.style.setProperty('--on-main', reply.action.ink);
  const show = (isOpen: boolean): void => opener.setAttribute('aria-expanded', String(isOpen));
  const place = (isInPanel: boolean): void => placeNotice(host, isInPanel);
  const react = createRoot(root);
  const render = (isOpen: boolean): void => {
    show(isOpen);
    react.render(
      <Panel
        info={reply}
        page={page}
        translate={translate}
        overlay={overlay}
        isOpen={isOpen}
        onClose={() => {
          render(false);
          opener.focus();
        }}
        hasNotice={findNotice() !== null}
        placeNotice={place}
        onGone={() => {
          place(false);
          react.unmount();
          host.remove();
          opener.remove();
        }}
      />,
    );
  };
  reopen = () => render(true);
  render(true);
}

let opening: Promise<void> | undefined;

export function start(opener: HTMLElement): void {
  if (reopen) reopen();
  else
    opening ??= open(opener).finally(() => {
      opening = undefined;
    });
}
