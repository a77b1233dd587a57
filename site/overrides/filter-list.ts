/** Search and filter of a list whose cards are all on the page. The choice is in the address. */

/** Case and accents do not matter: `etienne` finds Étienne. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether a card contains every word of the query and belongs to the chosen group, if any. */
export function matches(
  text: string,
  groups: readonly string[],
  query: string,
  choice: string,
): boolean {
  const folded = fold(text);
  const chosen = choice === '' || groups.some((group) => fold(group) === fold(choice));
  return (
    chosen &&
    fold(query)
      .split(/\s+/u)
      .every((word) => folded.includes(word))
  );
}

/** The group in an address, ignoring case; empty for a group without cards. */
export function knownGroup(name: string | null, groups: readonly string[]): string {
  return groups.find((group) => fold(group) === fold(name ?? '')) ?? '';
}

/**
 * Connects `form[data-filter="<group's name in the address>"]` to the cards of
 * `[data-filter-list]`.
 */
export function startFilter(): void {
  const form = document.querySelector<HTMLFormElement>('[data-filter]');
  const status = form?.querySelector('output');
  const search = form?.querySelector('input');
  if (!form || !status || !search) return;
  const key = form.dataset['filter'] ?? '';
  const select = form.querySelector('select');
  const buttons = form.querySelectorAll<HTMLButtonElement>('[aria-pressed]');
  const cards = Array.from(
    document.querySelectorAll<HTMLElement>('[data-filter-list] > li'),
    (card) => ({
      card,
      text: Array.from(card.querySelectorAll('[data-find]'), (part) => part.textContent).join(' '),
      groups: (card.dataset['in'] ?? '').split('|'),
    }),
  );
  const address = new URL(location.href);
  let choice = knownGroup(
    address.searchParams.get(key),
    cards.flatMap(({ groups }) => groups),
  );

  const show = (): void => {
    let shown = 0;
    for (const { card, text, groups } of cards) {
      card.hidden = !matches(text, groups, search.value.trim(), choice);
      if (!card.hidden) shown += 1;
    }
    if (select) select.value = choice;
    for (const button of buttons) button.ariaPressed = String(button.value === choice);
    status.value =
      shown === 0 ? (status.dataset['none'] ?? '') : `${shown} of ${cards.length} shown`;
    status.toggleAttribute('data-empty', shown === 0);
  };
  const change = (next: string): void => {
    choice = next;
    for (const [name, value] of [
      ['q', search.value.trim()],
      [key, choice],
    ] as const) {
      if (value === '') address.searchParams.delete(name);
      else address.searchParams.set(name, value);
    }
    history.replaceState(history.state, '', address);
    show();
  };

  search.value = address.searchParams.get('q') ?? '';
  search.oninput = () => change(choice);
  if (select) select.oninput = () => change(select.value);
  form.onsubmit = (event) => {
    event.preventDefault();
    const button = event.submitter;
    change(
      button instanceof HTMLButtonElement && button.ariaPressed !== null ? button.value : choice,
    );
  };
  form.onreset = (event) => {
    event.preventDefault();
    search.value = '';
    change('');
  };
  show();
}
