/** Shows the times of a page in the reader's time zone; the service writes UTC. */
export function showLocalTimes(): void {
  const time = new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
  for (const element of document.querySelectorAll<HTMLTimeElement>('time[datetime]')) {
    const moment = new Date(element.dateTime);
    if (Number.isNaN(moment.getTime())) continue;
    element.textContent = ('time' in element.dataset ? time : date).format(moment);
  }
}
