import { useEffect, useState, type ReactElement, type SubmitEvent } from 'react';
import type { z } from 'zod';
import { chooseLook, listLooks } from '../../../service/contract/choices.ts';
import { callService } from '../ui/call-service.ts';
import { sendOnce } from '../ui/send-once.ts';
import { LookPicture } from './LookPicture.tsx';
import type { TabProps } from './tab-props.ts';
import { tryColors, tryHeadline, type Colors } from './try-look.ts';

type Looks = z.output<(typeof listLooks)['reply'][200]>;

/** Other looks of the page to try and choose. */
export function LooksTab(props: TabProps): ReactElement {
  const { page, say, name, setName } = props;
  const [looks, setLooks] = useState<Looks | 'loading' | 'failed'>('loading');
  const [palette, setPalette] = useState<string>();
  const [headline, setHeadline] = useState<string>();
  const [state, setState] = useState<'ready' | 'sending' | 'sent' | 'failed'>('ready');
  const [isNameless, setIsNameless] = useState(false);
  const { demo } = page;
  useEffect(() => {
    void callService(listLooks, { params: { uniqueId: demo } }).then((result) =>
      setLooks(result.ok ? result.reply : 'failed'),
    );
  }, [demo]);
  if (looks === 'loading') return <p className="notice" role="status" />;
  if (looks === 'failed')
    return (
      <p role="alert" className="notice">
        {say('loadFailed')}
      </p>
    );

  const { primaryColor, secondaryColor } = looks;
  const isPresent = (one: Colors): boolean =>
    one.primaryColor.toLowerCase() === primaryColor.toLowerCase() &&
    one.secondaryColor.toLowerCase() === secondaryColor.toLowerCase();
  // An offer that the page wears already is its present look, and no other.
  const present = looks.palettes.find(isPresent);
  const palettes = looks.palettes.filter((one) => !isPresent(one));
  const headlines = looks.headlines.filter(({ text }) => text !== looks.headline);

  const showPalette = (id: string | undefined): void => {
    setPalette(id);
    setState('ready');
    tryColors(looks.palettes.find((one) => one.id === id));
  };
  const showHeadline = (id: string | undefined): void => {
    setHeadline(id);
    setState('ready');
    const all = looks.headlines.map(({ text }) => text);
    tryHeadline(looks.headlines.find((one) => one.id === id)?.text, all);
  };
  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state === 'sending') return;
    setIsNameless(name.trim() === '');
    if (name.trim() === '') {
      event.currentTarget.querySelector<HTMLElement>('[name="author"]')?.focus();
      return;
    }
    setState('sending');
    const { to } = page;
    const body = {
      variant: { palette: palette ?? null, headline: headline ?? null },
      author: name,
      ...(to !== undefined && { to }),
    };
    const params = { uniqueId: demo };
    const result = await sendOnce(body, (id) =>
      callService(chooseLook, { params, body: { ...body, id } }),
    );
    setState(result.ok ? 'sent' : 'failed');
  }

  return (
    <form className="looks" noValidate onSubmit={(event) => void submit(event)}>
      <p className="lead">{say('looksLead')}</p>
      {palettes.length > 0 && (
        <fieldset className="pictures">
          <legend>{say('colours')}</legend>
          <Choice
            name="palette"
            label={present?.name ?? say('original')}
            note={present && say('original')}
            isChosen={palette === undefined}
            onChoose={() => showPalette(undefined)}
            picture={<LookPicture />}
          />
          {palettes.map((one) => (
            <Choice
              key={one.id}
              name="palette"
              label={one.name}
              isChosen={palette === one.id}
              onChoose={() => showPalette(one.id)}
              picture={<LookPicture colors={one} />}
            />
          ))}
        </fieldset>
      )}
      {headlines.length > 0 && (
        <fieldset>
          <legend>{say('headlines')}</legend>
          <Choice
            name="headline"
            label={looks.headline === '' ? say('original') : looks.headline}
            isChosen={headline === undefined}
            onChoose={() => showHeadline(undefined)}
          />
          {headlines.map(({ id, text }) => (
            <Choice
              key={id}
              name="headline"
              label={text}
              isChosen={headline === id}
              onChoose={() => showHeadline(id)}
            />
          ))}
        </fieldset>
      )}
      {props.info.reader === null && (
        <label>
          <span>{say('name')}</span>
          <input
            name="author"
            maxLength={120}
            dir="auto"
            autoComplete="name"
            aria-invalid={isNameless}
            aria-describedby={isNameless ? 'look-author-fault' : undefined}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          {isNameless && (
            <span className="fault" id="look-author-fault">
              {say('needed')}
            </span>
          )}
        </label>
      )}
      {state === 'failed' && (
        <p role="alert" className="fault">
          {say('failed')}
        </p>
      )}
      <div className="keep">
        <p role="status" className="notice">
          {state === 'sent' ? say('kept') : ''}
        </p>
        {state !== 'sent' && (
          <button
            type="submit"
            className="main"
            disabled={state === 'sending' || (palette === undefined && headline === undefined)}
          >
            {say('keep')}
          </button>
        )}
      </div>
    </form>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly note?: string | undefined;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly picture?: ReactElement;
}

function Choice({ name, label, note, isChosen, onChoose, picture }: ChoiceProps): ReactElement {
  return (
    <label className="choice" data-chosen={isChosen || undefined}>
      {picture}
      <span className="choice-name" dir="auto">
        {label}
        {note !== undefined && <small>{note}</small>}
      </span>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
    </label>
  );
}
