/**
 * Follows a demo that an agency shows on a call: `/islands/live.js`, loaded when the call begins.
 * Each message contains the whole state, so one message updates a phone after sleep.
 */
import { followLive } from '../../../service/contract/live.ts';
import { callPath } from '../../call-path.ts';
import { loadWords } from '../panel/panel-words.ts';
import sheet from './live.css?inline';
import { followCall } from './follow-call.ts';
import { storeOriginalParts, renewPage } from './renew-page.ts';
import { canSharePointer, sharePointer } from './share-pointer.ts';

interface CallState {
  readonly on: boolean;
  readonly agency: string;
  readonly version: number;
  readonly page: string;
  readonly section: string | null;
  readonly isEdited: boolean;
}

function readState(text: string): CallState | undefined {
  const state: unknown = JSON.parse(text);
  if (typeof state !== 'object' || state === null) return undefined;
  const values = new Map<string, unknown>(Object.entries(state));
  const getText = (name: string): string | undefined => {
    const value = values.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  return {
    on: values.get('on') === true,
    agency: getText('agency') ?? '',
    version: Number(values.get('version') ?? 0),
    page: getText('page') ?? '/',
    section: getText('section') ?? null,
    isEdited: values.get('isEdited') === true,
  };
}

/** Keeps the bar above the notice to named readers, which is as low on a phone. */
function liftAboveNotice(host: HTMLElement): void {
  const lift = (): void => {
    const notice = document.querySelector('#signals');
    const top = notice?.getBoundingClientRect().top ?? innerHeight;
    host.style.setProperty('--lift', `${Math.round(innerHeight - top) + 8}px`);
  };
  lift();
  const turned = new AbortController();
  addEventListener('resize', () => (host.isConnected ? lift() : turned.abort()), {
    signal: turned.signal,
  });
}

/** A bar that announces the live view, with a button to leave it. */
async function createBar(agency: string, leave: () => void): Promise<HTMLElement> {
  const translate = await loadWords(document.documentElement.lang, { agency });
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  const styles = new CSSStyleSheet();
  styles.replaceSync(sheet);
  shadow.adoptedStyleSheets.push(styles);
  const bar = document.createElement('div');
  const words = document.createElement('p');
  const button = document.createElement('button');
  bar.className = 'bar';
  words.setAttribute('role', 'status');
  button.type = 'button';
  button.textContent = translate('leave');
  button.addEventListener('click', leave);
  bar.append(words, button);
  shadow.append(bar);
  document.body.append(host);
  liftAboveNotice(host);
  // The text is set after the bar is in the page, so that screen readers announce it.
  words.textContent = [translate('live'), canSharePointer() ? translate('livePointer') : '']
    .join(' ')
    .trim();
  return host;
}

function pointAt(section: string | null): void {
  if (section === null) return;
  const target =
    section === 'header'
      ? document.body
      : section === 'footer'
        ? document.querySelector('body > footer')
        : document.querySelector(`[data-section="${CSS.escape(section)}"]`);
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
}

let isFollowing = false;
/** How long an unreachable service is left alone. */
const againMs = 3000;

export function start(): void {
  const { demo = '', base = '', page = '/' } = document.documentElement.dataset;
  // The studio's own preview shows the edits already.
  if (isFollowing || demo === '' || top !== self) return;
  isFollowing = true;
  let bar: Promise<HTMLElement> | undefined;
  let section: string | null = null;
  let wasEdited = false;
  let working = storeOriginalParts().catch(() => undefined);
  let newest = 0;
  let stopSharing: (() => void) | undefined;

  /** Removes unsaved edits from the page, as soon as the service can be reached. */
  const showSaved = async (): Promise<void> => {
    while (wasEdited)
      try {
        const isThere = await renewPage(undefined);
        wasEdited = false;
        if (!isThere) location.reload();
      } catch {
        await new Promise((resolve) => setTimeout(resolve, againMs));
      }
  };
  const end = (): void => {
    stopFollowing();
    stopSharing?.();
    void bar?.then((host) => host.remove());
    newest = -1;
    working = working.then(showSaved);
  };
  const endCall = (): void => {
    end();
    // Another call is followed from the saved page on.
    void working.then(() => {
      isFollowing = false;
    });
  };
  const show = async (state: CallState): Promise<void> => {
    // Later changes come with the newest state.
    if (state.version !== newest) return;
    if (state.page !== page) {
      location.assign(
        `${base}${state.page === '/' && base !== '' ? '' : state.page}${location.search}`,
      );
      return;
    }
    if (state.isEdited || wasEdited) await renewPage(state.isEdited ? state.version : undefined);
    wasEdited = state.isEdited;
    if (state.section !== section) pointAt(state.section);
    section = state.section;
  };
  const take = (text: string): void => {
    const state = readState(text);
    if (!state) return;
    if (!state.on) {
      endCall();
      return;
    }
    bar ??= createBar(state.agency, end);
    if (canSharePointer()) stopSharing ??= sharePointer(demo, page);
    newest = state.version;
    working = working.then(() => show(state)).catch(() => undefined);
  };
  const stopFollowing = followCall({
    address: callPath(followLive, { uniqueId: demo }),
    onState: take,
    onOver: endCall,
  });
}
