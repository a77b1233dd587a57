import type { Page } from 'playwright-core';

/** The cost of typing one letter, in milliseconds. */
export interface KeyFigures {
  /**
   * From the key to the end of the first frame whose heading shows it, including 0 to 16.7 ms of
   * waiting for the frame.
   */
  readonly p50: number;
  readonly p95: number;
  /** Interaction to Next Paint: the 98th percentile of Event Timing, in steps of 8 ms. */
  readonly inp: number;
  /** Processor time of the page's main thread per key: all of it, and script only. */
  readonly task: number;
  readonly script: number;
}

const words = 'the quick brown fox jumps over a lazy dog and then again and again until done';

interface Recorded {
  readonly painted: number[];
  readonly events: number[];
}

/** Runs in the page: records for every key when the heading was painted with it. */
function record(selector: string): void {
  const noted: Recorded = { painted: [], events: [] };
  Object.assign(window, { noted });
  const field = document.querySelector<HTMLInputElement>(selector);
  const frame = document.querySelector('iframe');
  if (!field || !frame) throw new Error(`${selector} or the frame is missing`);
  field.focus();
  const afterFrame = (then: () => void): void => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(0);
  };
  const addWhenShown = (start: number, before: string, frames: number): void => {
    const isShown =
      field.value !== before &&
      frame.contentDocument?.querySelector('h1')?.textContent.trim() === field.value.trim();
    if (isShown) afterFrame(() => noted.painted.push(performance.now() - start));
    else if (frames < 120) requestAnimationFrame(() => addWhenShown(start, before, frames + 1));
    else noted.painted.push(Infinity);
  };
  window.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const before = field.value;
      requestAnimationFrame(() => addWhenShown(timeStamp, before, 0));
    },
    true,
  );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && entry.interactionId !== 0) noted.events.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}

/**
 * Types into a field of the page whose frame shows the text as its heading; `slowdown` divides the
 * processor's speed.
 */
export async function measureKeys(
  page: Page,
  selector: string,
  { keys, slowdown }: { keys: number; slowdown: number },
): Promise<KeyFigures> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Performance.enable');
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const spent = async (): Promise<(name: string) => number> => {
    const { metrics } = await tools.send('Performance.getMetrics');
    return (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  };
  // The pointer stays over the page after the click, so each change causes a hit test.
  await page.click(selector);
  await page.evaluate(record, selector);
  const type = async (count: number): Promise<void> => {
    for (let key = 0; key < count; key += 1) {
      const letter = words[key % words.length] ?? 'x';
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      await page.waitForTimeout(70 + (key % 7) * 5);
    }
  };
  await type(5);
  await page.evaluate(() => {
    const { noted } = window as unknown as { noted: Recorded };
    noted.painted.length = 0;
    noted.events.length = 0;
  });
  const before = await spent();
  await type(keys);
  await page.waitForTimeout(300);
  const after = await spent();
  const { painted, events } = await page.evaluate(
    () => (window as unknown as { noted: Recorded }).noted,
  );
  await tools.detach();
  const perKey = (name: string): number => ((after(name) - before(name)) / keys) * 1000;
  return {
    p50: percentile(painted, 0.5),
    p95: percentile(painted, 0.95),
    inp: events.length === 0 ? 0 : percentile(events, 0.98),
    task: perKey('TaskDuration'),
    script: perKey('ScriptDuration'),
  };
}
