/** Shows today's date in the time zone of the place and in the language of the page. */
export function start(island: HTMLElement): void {
  const show = (): void => {
    // A template page has none until the browser has filled it.
    const timeZone = island.dataset['zone'];
    if (!timeZone) return;
    const { lang } = document.documentElement;
    // British visitors read an English page in their own form of dates.
    const own = navigator.languages.find((one) => one.startsWith(lang)) ?? lang;
    const today = new Date().toLocaleDateString(own, {
      timeZone,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
    });
    island.firstElementChild?.replaceChildren(today);
  };
  show();
  setInterval(show, 60_000);
}
