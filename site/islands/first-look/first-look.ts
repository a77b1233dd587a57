/**
 * The first screen of a prospect's demo in the hero of the agency's landing page, without an
 * account: the address is scanned, the real template shows the result, and the draft is saved in
 * this browser until the visitor signs up.
 */
import { type SlotName } from '../../../templates-data/model/slots.ts';
import { chooseDesign, likelyDesign } from '../../../templates-data/model/demo-kit.ts';
import {
  industryLabel,
  templateIndustries,
  templateIndustry,
} from '../../../templates-data/model/industries.ts';
import { newUniqueId } from '../../../templates-data/model/unique-id.ts';
import { paths } from '../../paths.ts';
import { fetchKit } from '../../overrides/fetch-kit.ts';
import { seemsSignedIn } from '../auth/session-flags.ts';
import { loadShell } from '../shell/load-shell.ts';
import { chooseIndustry } from '../studio/fields/choose-industry.ts';
import { $origins, $shown, $values } from '../studio/draft/draft-store.ts';
import { startSaving, restoreDraft, visitor } from '../studio/draft/stored-draft.ts';
import { fitFrame } from '../studio/preview/fit-frame.ts';
import { connectPreview } from '../studio/preview/preview-frame.ts';
import { outcomeWords, scanStageNames, describeProgress } from '../studio/scan/scan-outcomes.ts';
import { shownDemo } from '../studio/content/shown-demo.ts';
import { $scan, type ScanState } from '../studio/scan/scan-state.ts';
import { scanWebsite } from '../studio/scan/scan-store.ts';
import { dismissToast } from '../ui/toast-store.ts';

const widths = { wide: 1280, phone: 390 };

/** The floating builder button covers the panel, which has its own. */
const builder = document.querySelector<HTMLElement>('[data-tooltip]');

const art = document.getElementById('first-look');
const message = document.getElementById('address-message');
const part = (name: string): HTMLElement | null => art?.querySelector(`[data-${name}]`) ?? null;

/** Scans the address in the form. For a signed-in person, opens the studio with it instead. */
export async function startFirstLook(form: HTMLFormElement): Promise<void> {
  const field = form.querySelector('input');
  const address = field?.value.trim() ?? '';
  if (!field || !message) return;
  if (address === '') {
    showStatus('Please enter a valid website URL', 'failed');
    field.setAttribute('aria-invalid', 'true');
    field.addEventListener('input', () => clearError(field), { once: true });
    field.focus();
    return;
  }
  if (seemsSignedIn()) {
    await openBuilder(address);
    return;
  }
  begin();
  showAddress(address);
  // The on-screen keyboard would cover the result.
  if (isPhone()) field.blur();
  await scanWebsite(address);
  // The page itself says how it ended, and a message would wait for the first dialog.
  dismissToast();
}

function clearError(field: HTMLInputElement): void {
  field.removeAttribute('aria-invalid');
  showStatus('');
}

async function openBuilder(address?: string, savedName?: string): Promise<void> {
  try {
    await (await loadShell()).openBuilder(address, savedName);
  } catch {
    document.getElementById('shell-failure')?.removeAttribute('hidden');
  }
}

let isListening = false;

function begin(): void {
  if (isListening) return;
  isListening = true;
  restoreDraft(visitor);
  startSaving(visitor);
  $scan.listen(show);
  for (const button of art?.querySelectorAll('[data-keep]') ?? []) {
    button.addEventListener('click', () => {
      const isFound = button.closest('[data-found]') !== null;
      const name = $values.get().businessName?.trim() || 'your prospect';
      void openBuilder(undefined, isFound ? name : undefined);
    });
  }
  const design = part('design');
  if (design instanceof HTMLSelectElement) {
    design.append(
      ...templateIndustries.map((industry) => new Option(industryLabel(industry), industry)),
    );
    design.addEventListener('change', () => {
      chooseIndustry(design.value);
      showDemo();
    });
  }
}

function show(state: ScanState): void {
  if (state.status === 'scanning') showProgress(state);
  else if (state.status === 'failed') showStopped(state.sentence, '');
  else if (state.status === 'ended') {
    const { sentence, advice } = outcomeWords[state.outcome];
    showStopped(state.notice ?? sentence, advice);
  } else if (message?.dataset['scanning'] !== undefined) showDemo();
}

/**
 * Shows one of the panels beside the picture, or none. The sample's panel is removed with the first
 * scan.
 */
function showPanel(name: 'found' | 'stopped' | undefined): void {
  for (const one of ['found', 'stopped', 'sample'] as const)
    part(one)?.toggleAttribute('hidden', one !== name);
  builder?.toggleAttribute('hidden', name !== undefined);
}

function showStatus(words: string, state?: 'scanning' | 'failed'): void {
  if (!message) return;
  message.textContent = words;
  message.toggleAttribute('data-scanning', state === 'scanning');
  message.toggleAttribute('data-failed', state === 'failed');
}

function showProgress(state: Extract<ScanState, { readonly status: 'scanning' }>): void {
  const { stage } = state;
  const stageBox = part('stage');
  if (stage === 'starting') {
    leaveFrame?.();
    showPanel(undefined);
    stageBox?.removeAttribute('hidden');
    part('waiting')?.removeAttribute('hidden');
    if (art) bringIntoView(art, 'nearest');
  }
  showStatus(describeProgress(state), 'scanning');
  const reached = scanStageNames.findIndex((one) => one === stage);
  Array.from(part('progress')?.children ?? []).forEach((bar, index) =>
    bar.toggleAttribute('data-done', index <= reached),
  );
}

function showStopped(sentence: string, advice: string): void {
  leaveFrame?.();
  part('stage')?.setAttribute('hidden', '');
  showPanel('stopped');
  const why = part('why');
  if (why) why.textContent = [sentence, advice].filter((words) => words !== '').join(' ');
  showAddress(undefined);
  showStatus(sentence, 'failed');
  const panel = part('stopped');
  if (panel) bringIntoView(panel, 'nearest');
}

let sampleAddress: string | undefined;

/** The address in the picture's address bar; `undefined` is the sample's. */
function showAddress(address: string | undefined): void {
  const bar = part('address');
  if (!bar) return;
  sampleAddress ??= bar.textContent;
  bar.textContent = address ?? sampleAddress;
}

/**
 * The page's style sheet holds only rules for its HTML (scripts/optimise-pages/prune-styles.ts).
 */
const frameStyle = {
  position: 'absolute',
  inset: '0 auto auto 0',
  border: '0',
  background: '#fff',
  transformOrigin: '0 0',
  visibility: 'hidden',
};

let leaveFrame: (() => void) | undefined;

/** A page in the design of the draft's trade, filled with the scanned values. */
function showDemo(): void {
  const stage = part('stage');
  if (!stage) return;
  leaveFrame?.();
  const { businessName } = $values.get();
  const frame = document.createElement('iframe');
  frame.title = `First look at the demo of ${businessName ?? ''}`.trim();
  const demo = shownDemo();
  void fetchKit(demo).then(
    (kit) => (frame.src = `${paths.demoTemplate(chooseDesign(demo, kit))}/`),
    () => (frame.src = `${paths.demoTemplate(likelyDesign(demo.overrides))}/`),
  );
  Object.assign(frame.style, frameStyle);
  stage.append(frame);
  const stops = [
    fitFrame(frame, stage, isPhone() ? widths.phone : widths.wide),
    connectPreview(frame, (state) => {
      if (state !== 'ready') return;
      frame.style.visibility = '';
      part('waiting')?.setAttribute('hidden', '');
    }),
  ];
  leaveFrame = () => {
    for (const stop of stops) stop();
    frame.remove();
    leaveFrame = undefined;
  };
  showPanel('found');
  fillPanel();
}

function fillPanel(): void {
  const values = $shown.get();
  const name = document.getElementById('first-look-name');
  if (name) name.textContent = values.businessName ?? '';
  const missing = part('missing')?.dataset['missing'] ?? '';
  for (const line of art?.querySelectorAll<HTMLElement>('[data-line]') ?? []) {
    const value = values[(line.dataset['line'] ?? 'phone') as SlotName] ?? '';
    line.textContent = value === '' ? missing : value.replaceAll('\n', ', ');
    line.title = line.textContent;
    line.toggleAttribute('data-blank', value === '');
  }
  for (const swatch of art?.querySelectorAll<HTMLElement>('[data-color]') ?? []) {
    swatch.style.setProperty(
      'background',
      values[(swatch.dataset['color'] ?? 'primaryColor') as SlotName] ?? '',
    );
  }
  const colors = part('colors');
  if (colors) {
    colors.textContent = $origins.get().primaryColor
      ? `${values.primaryColor ?? ''} ${values.secondaryColor ?? ''}`
      : (colors.dataset['template'] ?? '');
  }
  showAddress(paths.savedDemo(newUniqueId(values.industry, values.businessName ?? '', () => '…')));
  const design = part('design');
  if (design instanceof HTMLSelectElement) {
    design.value = templateIndustry(values.industry);
  }
  if (message?.dataset['scanning'] === undefined) return;
  showStatus(`Here is the first look at ${values.businessName ?? 'their demo'}.`);
  name?.focus({ preventScroll: true });
  // On a phone the panel is below the picture: with the picture at the top, both are visible.
  if (art && isPhone()) bringIntoView(art, 'start');
}

function isPhone(): boolean {
  return window.matchMedia('(width < 48rem)').matches;
}

function bringIntoView(element: HTMLElement, block: 'nearest' | 'start'): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block, behavior: calm ? 'instant' : 'smooth' });
}
