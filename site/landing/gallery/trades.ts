/** The list of trades: a search in every language of demos, and a demo of the chosen trade. */
import type * as ShowTrade from './show-trade.ts';

interface TradeEntry {
  readonly id: string;
  readonly terms: readonly string[];
}

const section = document.querySelector<HTMLElement>('[data-trades]');
const field = section?.querySelector<HTMLInputElement>('input');
const status = section?.querySelector<HTMLElement>('[role=status]');
const stage = section?.querySelector<HTMLElement>('[data-stage]');
const links = [...(section?.querySelectorAll<HTMLAnchorElement>('[data-trade]') ?? [])];

/** Letters without accents and case, so that a search ignores both. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Search terms of each trade besides its label; empty until they are loaded. */
let terms: ReadonlyMap<string, readonly string[]> = new Map();
let isFetching = false;

/** Fetches the terms once; after a failure, the next letter tries again. */
function needTerms(): void {
  if (isFetching || terms.size > 0) return;
  isFetching = true;
  void fetchTerms()
    .catch(() => undefined)
    .finally(() => (isFetching = false));
}

async function fetchTerms(): Promise<void> {
  const response = await fetch('/client/trades.json');
  if (!response.ok) return;
  const entries = (await response.json()) as readonly TradeEntry[];
  terms = new Map(entries.map((entry) => [entry.id, entry.terms.map(plain)]));
  search();
}

function isFound(link: HTMLAnchorElement, words: string): boolean {
  const names = [plain(link.textContent), ...(terms.get(link.dataset.trade ?? '') ?? [])];
  return names.some((name) => name.startsWith(words) || name.includes(` ${words}`));
}

function search(): void {
  const words = plain(field?.value ?? '');
  let found = 0;
  for (const link of links) {
    const isShown = words === '' || isFound(link, words);
    link.parentElement?.toggleAttribute('hidden', !isShown);
    if (isShown) found += 1;
  }
  for (const group of section?.querySelectorAll('[data-group]') ?? [])
    group.toggleAttribute('hidden', !group.querySelector('li:not([hidden])'));
  if (!status) return;
  if (words === '') status.textContent = '';
  else if (found === 0) status.textContent = status.dataset.none ?? '';
  else status.textContent = found === 1 ? '1 trade' : `${String(found)} trades`;
}

const load = (): Promise<typeof ShowTrade> => import('./show-trade.ts');

async function choose(link: HTMLAnchorElement): Promise<void> {
  if (!stage) return;
  const { trade = '', industry = '' } = link.dataset;
  for (const one of links) one.ariaCurrent = one === link ? 'true' : null;
  const { showTrade } = await load();
  await showTrade(stage, { id: trade, industry, label: link.textContent.trim() });
}

if (section && field && stage) {
  field.addEventListener('focus', needTerms);
  // The field may have had the focus before this script was loaded.
  field.addEventListener('input', needTerms);
  field.addEventListener('input', search);
  field.addEventListener('keydown', (event) => {
    const first = links.find((link) => !link.parentElement?.hidden);
    if (event.key === 'Enter' && field.value.trim() !== '' && first) first.click();
  });
  for (const link of links) {
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      // A lost connection is tried a second time. Without a demo, the page moves to the design.
      choose(link)
        .catch(() => (link.ariaCurrent === 'true' ? choose(link) : undefined))
        .catch(() => (location.hash = link.hash));
      if (window.matchMedia('(width < 60rem)').matches) stage.scrollIntoView({ block: 'center' });
    });
  }
  // The first one is drawn when the list approaches the window.
  new IntersectionObserver(
    (entries, observer) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      const first = links.find(({ dataset }) => dataset.trade === 'bakery') ?? links[0];
      const isChosen = links.some(({ ariaCurrent }) => ariaCurrent === 'true');
      if (first && !isChosen) choose(first).catch(() => undefined);
    },
    { rootMargin: '20%' },
  ).observe(stage);
}

// Makes this file a module, so that its names are local.
export {};
