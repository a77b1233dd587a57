import { useEffect, useId, useState, type ReactElement } from 'react';
import {
  changeNotifications,
  readNotifications,
  type Notifications,
} from '../../../service/contract/notifications.ts';
import { AccountSection } from '../account/AccountSection.tsx';
import { callService } from '../ui/call-service.ts';
import { controlClass } from '../ui/Field.tsx';
import { toast } from '../ui/toast-store.ts';
import { LoadState } from './LoadState.tsx';
import { checkboxClass, MailSwitch } from './MailSwitch.tsx';

/** The time zone of this browser. */
const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The events that the signed-in member gets mails about, and the hours in which mails wait. */
export function NotificationsSection(): ReactElement {
  const [known, setKnown] = useState<Notifications | 'failed'>();
  const load = async (): Promise<void> => {
    const result = await callService(readNotifications);
    setKnown(result.ok ? result.reply : 'failed');
  };
  useEffect(() => {
    void callService(readNotifications).then((result) =>
      setKnown(result.ok ? result.reply : 'failed'),
    );
  }, []);
  return (
    <AccountSection
      title="Notifications"
      text="For you alone, in this agency. Your colleagues choose for themselves."
    >
      {typeof known === 'object' ? (
        <Form
          known={known}
          onChange={(change) =>
            setKnown((current) => (typeof current === 'object' ? change(current) : current))
          }
        />
      ) : (
        <LoadState
          what="Your notifications"
          hasFailed={known === 'failed'}
          onRetry={() => void load()}
        />
      )}
    </AccountSection>
  );
}

interface FormProps {
  readonly known: Notifications;
  readonly onChange: (change: (current: Notifications) => Notifications) => void;
}

function Form({ known, onChange }: FormProps): ReactElement {
  const { visitMails, commentMails, approvalMails, quiet } = known;
  const isMailed = visitMails || commentMails;
  /**
   * A choice is shown immediately, and reverted if the service refuses it. The others stay as they
   * are: one of them may have been made since.
   */
  const change = async <Key extends keyof Notifications>(
    key: Key,
    next: Notifications[Key],
  ): Promise<void> => {
    onChange((current) => ({ ...current, [key]: next }));
    const result = await callService(changeNotifications, { body: { [key]: next } });
    if (result.ok) return;
    onChange((current) => ({ ...current, [key]: known[key] }));
    toast({ title: 'Not saved', description: result.error.error, destructive: true });
  };
  return (
    <div className="grid max-w-[32rem] gap-5 text-[15px]/6">
      <MailSwitch
        checked={visitMails}
        label="Mail me when somebody has read a demo"
        hint="One mail for a visit, five minutes after it ends; at most one an hour for each demo. Programs that open links never cause one."
        onChange={(next) => void change('visitMails', next)}
      />
      <MailSwitch
        checked={commentMails}
        label="Mail me when a client answers"
        hint="Comments, replies and chosen looks: the first at once, and what follows within ten minutes in one more mail."
        onChange={(next) => void change('commentMails', next)}
      />
      <MailSwitch
        checked={approvalMails}
        label="Mail me when a client approves or pays"
        hint="Of requests that you made, at once, with the certificate and the evidence. Switched off, the agency’s owner is mailed in your place."
        onChange={(next) => void change('approvalMails', next)}
      />
      <QuietHours
        quiet={quiet}
        isMailed={isMailed}
        onChange={(next) => void change('quiet', next)}
      />
    </div>
  );
}

interface QuietProps {
  readonly quiet: Notifications['quiet'];
  readonly isMailed: boolean;
  readonly onChange: (quiet: Notifications['quiet']) => void;
}

/** The hours in which mails wait. */
function QuietHours({ quiet, isMailed, onChange }: QuietProps): ReactElement {
  const id = useId();
  const time = (which: 'from' | 'to', label: string): ReactElement => (
    <div>
      <label htmlFor={`${id}-${which}`} className="text-[13px]/5 text-white/65">
        {label}
      </label>
      <input
        id={`${id}-${which}`}
        type="time"
        disabled={!isMailed}
        defaultValue={quiet?.[which]}
        onBlur={({ currentTarget: { value } }) => {
          if (quiet && value !== '' && value !== quiet[which])
            onChange({ ...quiet, [which]: value });
        }}
        className={`${controlClass} mt-1 min-h-11! w-36! py-2! [color-scheme:dark]`}
      />
    </div>
  );
  return (
    <div>
      <label className={`flex gap-3 ${isMailed ? 'cursor-pointer' : 'opacity-60'}`}>
        <input
          type="checkbox"
          disabled={!isMailed}
          checked={quiet !== null}
          onChange={({ currentTarget }) =>
            onChange(
              currentTarget.checked ? { from: '22:00', to: '07:00', timeZone: ownZone() } : null,
            )
          }
          className={checkboxClass}
        />
        <span>
          Quiet hours
          <span className="block text-sm/5.5 text-white/65">
            Mails about visits and answers wait until they are over. Nothing is lost.
          </span>
        </span>
      </label>
      {quiet && (
        <div className="mt-3 ml-7.5 flex flex-wrap items-end gap-3">
          {time('from', 'From')}
          {time('to', 'To')}
          <p className="basis-full text-[13px]/5 text-white/65">
            In the time of {quiet.timeZone.replaceAll('_', ' ')}.
            {quiet.timeZone !== ownZone() && (
              <button
                type="button"
                onClick={() => onChange({ ...quiet, timeZone: ownZone() })}
                className="ml-2 cursor-pointer text-white underline decoration-white/35 underline-offset-4 outline-offset-2 focus-visible:outline-2 focus-visible:outline-ring"
              >
                Use {ownZone().replaceAll('_', ' ')}
              </button>
            )}
          </p>
        </div>
      )}
    </div>
  );
}
