import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { $demos } from '../library/library-store.ts';
import { $readers } from './now-store.ts';
import { startNews } from './start-news.ts';

/** Minimum time between two announcements. */
const quietMs = 30_000;

/**
 * Follows the events of the agency's demos, and announces to screen readers that a visit has begun,
 * at most every half minute.
 */
export function LiveNews(): ReactElement {
  const [reader] = useStore($readers);
  const demos = useStore($demos);
  const announced = useRef({ visitId: '', at: 0 });
  const [line, setLine] = useState('');
  const { visitId = '', recipient = null, demoId } = reader ?? {};
  const name = demos.find(({ id }) => id === demoId)?.name ?? 'a demo';
  useEffect(() => startNews(), []);
  useEffect(() => {
    const now = Date.now();
    const { current } = announced;
    if (visitId === '' || visitId === current.visitId || now - current.at < quietMs) return;
    announced.current = { visitId, at: now };
    setLine(`${recipient ?? 'Somebody'} is looking at ${name} now.`);
  }, [visitId, recipient, name]);
  return (
    <p role="status" data-live-news className="sr-only">
      {line}
    </p>
  );
}
