import { useEffect, useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { AnswerForm, type AnswerProps } from './AnswerForm.tsx';
import { placeThread, type PinPlace, type ThreadPlace } from './place-thread.ts';
import { Conversation } from './Conversation.tsx';

interface Props extends AnswerProps {
  readonly label: string;
  readonly pin: PinPlace;
  readonly onClose: () => void;
}

/** The conversation beside its pin, for windows in which the panel leaves room for it. */
export function PinThread(props: Props): ReactElement {
  const { comment, label, pin, info, page, onClose } = props;
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<ThreadPlace>();
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const update = (): void => setPlace(placeThread(pin, element.offsetHeight));
    update();
    const watch = new ResizeObserver(update);
    watch.observe(element);
    return () => watch.disconnect();
  }, [pin]);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <div
      ref={box}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className="pin-thread"
      data-side={place?.side}
      style={{ top: place?.top, left: place?.left }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The panel stays open.
        event.stopPropagation();
        onClose();
      }}
    >
      {place && place.side !== 'below' && (
        <span className="joint" style={{ top: place.joint }} aria-hidden="true" />
      )}
      <div className="said-in-pin">
        <Conversation comment={comment} agency={info.agency} language={page.language} />
      </div>
      <AnswerForm {...props} />
    </div>
  );
}
