import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import type { LoggedEvent } from '../../../service/contract/events.ts';
import { paths } from '../../paths.ts';
import { $demos } from '../library/library-store.ts';
import { formatTime } from '../ui/format-english.ts';
import { $log } from './now-store.ts';
import { formatDayHeading } from './reading-words.ts';
import { describeEvent } from './signal-words.ts';

/** Events by day. */
export function DayLog(): ReactElement {
  const log = useStore($log);
  const days = new Map<string, LoggedEvent[]>();
  for (const event of log) {
    if (!describeEvent(event)) continue;
    const day = formatDayHeading(Date.parse(event.at));
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  if (days.size === 0) {
    return (
      <p className="px-1 py-3 text-[13px]/5 text-pretty text-white/65">
        When somebody opens one of your links, you see it here at once: who, what they read, and for
        how long.
      </p>
    );
  }
  return (
    <>
      {[...days].map(([day, events]) => (
        <section key={day} aria-label={day} className="px-1">
          <h3 className="pt-3 pb-1 text-[13px]/5 text-white/60">{day}</h3>
          <ol>
            {events.map((event) => (
              <LogLine key={event.number} event={event} />
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

function LogLine({ event }: { readonly event: LoggedEvent }): ReactElement | null {
  const description = describeEvent(event);
  const demos = useStore($demos);
  if (!description) return null;
  const { demoId, at } = event;
  const demo = demos.find(({ id }) => id === demoId);
  const { who, did, note } = description;
  const text = (
    <>
      <b className="font-medium text-white">{who}</b> {did(event.demo ?? demo?.name)}
      {note === 'probably forwarded' ? '. Probably forwarded.' : '.'}
    </>
  );
  return (
    <li className="flex gap-3.5 border-t border-white/7 py-2.5 text-[13px]/4.5 text-white/70 first:border-t-0">
      <time dateTime={at} className="w-15 shrink-0 text-white/60 tabular-nums">
        {formatTime(Date.parse(at))}
      </time>
      {demo ? (
        <a
          href={paths.demoInApp(demo.uniqueId)}
          className="min-w-0 flex-1 wrap-anywhere hover:text-white focus-visible:outline-2 focus-visible:outline-ring"
        >
          {text}
        </a>
      ) : (
        <span className="min-w-0 flex-1 wrap-anywhere">{text}</span>
      )}
    </li>
  );
}
