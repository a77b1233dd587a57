import { useEffect, useState, type ReactElement, type SubmitEvent } from 'react';
import type { z } from 'zod';
import { chooseLook, listLooks } from '../../../service/contract/choices.ts';
import { callService } from '../ui/call-service.ts';
import { sendOnce } from '../ui/send-once.ts';
import { AuthorField, HeadlineChoices, KeepButton, PaletteChoices } from './LookFields.tsx';
import type { PanelPage } from './panel-page.ts';
import type { TabProps } from './tab-props.ts';
import { tryColors, tryHeadline, type Colors } from './try-look.ts';

type Looks = z.output<(typeof listLooks)['reply'][200]>;

/** Other looks of the page to try and choose. */
export function LooksTab(props: TabProps): ReactElement {
  const { page, translate } = props;
  const [looks, setLooks] = useState<Looks | 'loading' | 'failed'>('loading');
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
        {translate('loadFailed')}
      </p>
    );

  return <LooksForm {...props} looks={looks} />;
}

function LooksForm({ looks, ...props }: TabProps & { readonly looks: Looks }): ReactElement {
  const { page, translate, name, setName } = props;
  const [palette, setPalette] = useState<string>();
  const [headline, setHeadline] = useState<string>();
  const [state, setState] = useState<'ready' | 'sending' | 'sent' | 'failed'>('ready');
  const [isNameless, setIsNameless] = useState(false);
  const { palettes, current, headlines } = splitCurrent(looks);

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
    const variant = { palette: palette ?? null, headline: headline ?? null };
    setState((await sendChoice(page, variant, name)) ? 'sent' : 'failed');
  }

  return (
    <form className="looks" noValidate onSubmit={(event) => void submit(event)}>
      <p className="lead">{translate('looksLead')}</p>
      <PaletteChoices
        translate={translate}
        current={current}
        palettes={palettes}
        chosen={palette}
        onChoose={showPalette}
      />
      <HeadlineChoices
        translate={translate}
        current={looks.headline}
        headlines={headlines}
        chosen={headline}
        onChoose={showHeadline}
      />
      {props.info.reader === null && (
        <AuthorField translate={translate} name={name} setName={setName} isMissing={isNameless} />
      )}
      {state === 'failed' && (
        <p role="alert" className="fault">
          {translate('failed')}
        </p>
      )}
      <KeepButton
        translate={translate}
        isSent={state === 'sent'}
        isDisabled={state === 'sending' || (palette === undefined && headline === undefined)}
      />
    </form>
  );
}

/** The offers without what the page shows already; `current` is the offered palette that it has. */
function splitCurrent({ primaryColor, secondaryColor, ...looks }: Looks): {
  palettes: Looks['palettes'];
  current: Looks['palettes'][number] | undefined;
  headlines: Looks['headlines'];
} {
  const isCurrent = (one: Colors): boolean =>
    one.primaryColor.toLowerCase() === primaryColor.toLowerCase() &&
    one.secondaryColor.toLowerCase() === secondaryColor.toLowerCase();
  return {
    palettes: looks.palettes.filter((one) => !isCurrent(one)),
    current: looks.palettes.find(isCurrent),
    headlines: looks.headlines.filter(({ text }) => text !== looks.headline),
  };
}

/** Tells the agency which look was chosen; false when that failed. */
async function sendChoice(
  { demo, to }: PanelPage,
  variant: { readonly palette: string | null; readonly headline: string | null },
  author: string,
): Promise<boolean> {
  const body = { variant, author, ...(to !== undefined && { to }) };
  const params = { uniqueId: demo };
  const result = await sendOnce(body, (id) =>
    callService(chooseLook, { params, body: { ...body, id } }),
  );
  return result.ok;
}
