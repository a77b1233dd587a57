import { sendPointer } from '../../../service/contract/live.ts';
import { callPath } from '../../call-path.ts';

/** Milliseconds in which moves are combined into one message. */
const throttleMs = 100;

/** Whether the browser's privacy settings (GPC, DNT) allow sharing the pointer. */
export function canSharePointer(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Partial<Navigator> & {
    globalPrivacyControl?: boolean;
    doNotTrack?: string | null;
  };
  return globalPrivacyControl !== true && doNotTrack !== '1';
}

interface PointerPosition {
  readonly page: string;
  readonly section: string;
  readonly x: number;
  readonly y: number;
}

const part = (value: number, size: number): number =>
  Math.round(Math.min(1, Math.max(0, size === 0 ? 0 : value / size)) * 10_000) / 10_000;

/**
 * The position of a pointer as shares of its section's size, which is the same on every screen
 * width.
 */
function positionAt(
  { clientX, clientY, target }: PointerEvent,
  page: string,
): PointerPosition | null {
  const element = target instanceof Element ? target : null;
  const root = element?.closest('[data-section], body > header, body > footer');
  if (!root) return null;
  const { left, top, width, height } = root.getBoundingClientRect();
  const section = root.getAttribute('data-section') ?? root.tagName.toLowerCase();
  return { page, section, x: part(clientX - left, width), y: part(clientY - top, height) };
}

/** Shares the visitor's pointer with the agency. Returns a function that stops it. */
export function sharePointer(demo: string, page: string): () => void {
  const to = document.querySelector<HTMLInputElement>('#signals [name=to]')?.value;
  const view = Math.random().toString(36).slice(2);
  const end = new AbortController();
  const { signal } = end;
  let at: PointerPosition | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const send = async (): Promise<void> => {
    await fetch(callPath(sendPointer, { uniqueId: demo }), {
      method: sendPointer.method,
      keepalive: true,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ view, at, to }),
    }).catch(() => undefined);
  };
  const report = (place: PointerPosition | null): void => {
    at = place;
    waiting ??= setTimeout(() => {
      waiting = undefined;
      void send();
    }, throttleMs);
  };
  const leave = (): void => {
    if (!at) return;
    clearTimeout(waiting);
    waiting = undefined;
    at = null;
    void send();
  };
  const follow = (event: PointerEvent): void => report(positionAt(event, page));
  document.addEventListener('pointermove', follow, { signal });
  document.addEventListener('pointerdown', follow, { signal });
  document.documentElement.addEventListener('pointerleave', leave, { signal });
  addEventListener('pagehide', leave, { signal });
  return () => {
    leave();
    end.abort();
  };
}
