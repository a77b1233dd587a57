/**
 * Shows the moments of a page in the reader's time zone and the page's language; the service writes
 * UTC. A day that the agency promised is the same in every zone.
 */
export function showLocalTimes(): void {
  const locale = document.documentElement.lang;
  const time = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  for (const element of document.querySelectorAll<HTMLTimeElement>(
    'time:is([data-time], [data-date])',
  )) {
    const moment = new Date(element.dateTime);
    if (Number.isNaN(moment.getTime())) continue;
    element.textContent = ('time' in element.dataset ? time : date).format(moment);
  }
}
