import { useEffect, useState, type ReactElement } from 'react';
import { placeAt, quotedAt, type PagePlace } from './find-words.ts';
import type { Translate } from './panel-words.ts';

interface Props {
  readonly translate: Translate;
  readonly onEnd: (place: PagePlace | undefined) => void;
}

/** Lets the visitor select words of the page, which does not react to clicks meanwhile. */
export function PickWords({ translate, onEnd }: Props): ReactElement {
  const [box, setBox] = useState<DOMRect>();
  useEffect(() => {
    const end = new AbortController();
    const options = { capture: true, signal: end.signal };
    const isOwn = (event: Event): boolean =>
      event.composedPath().some((one) => one instanceof ShadowRoot);
    document.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => setBox(quotedAt(clientX, clientY)?.getBoundingClientRect()),
      options,
    );
    document.addEventListener(
      'click',
      (event) => {
        if (isOwn(event)) return;
        event.preventDefault();
        event.stopPropagation();
        const element = quotedAt(event.clientX, event.clientY);
        if (element) onEnd(placeAt(element));
      },
      options,
    );
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onEnd(undefined);
      },
      options,
    );
    return () => end.abort();
  }, [onEnd]);
  return (
    <>
      {box && (
        <div
          className="picked"
          style={{
            top: box.top - 4,
            left: box.left - 4,
            width: box.width + 8,
            height: box.height + 8,
          }}
        />
      )}
      <div className="pick-bar" role="status">
        <span>{translate('picking')}</span>
        <button type="button" className="link" onClick={() => onEnd(undefined)}>
          {translate('close')}
        </button>
      </div>
    </>
  );
}
