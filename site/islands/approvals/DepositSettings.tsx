import { useStore } from '@nanostores/react';
import { useState, type ReactElement } from 'react';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import { $connection, connect, disconnect } from './approval-store.ts';

/** The setting that lets the agency's own Stripe account confirm deposits. */
export function DepositSettings({ canChange }: { readonly canChange: boolean }): ReactElement {
  const connection = useStore($connection);
  const [secret, setSecret] = useState('');
  const [fault, setFault] = useState<string>();
  if (!connection) return <></>;
  const { connected, webhook } = connection;
  return (
    <section className="border-t border-white/9 pt-5">
      <h2 className="text-[15px]/6 font-medium tracking-[-.01em]">Deposits</h2>
      <p className="mt-1.5 max-w-[60ch] text-sm/5.5 text-white/70">
        {connected
          ? 'Your Stripe account confirms deposits. What a browser says of a payment counts for nothing.'
          : 'Deposits are simulated: your client can play the payment, and no money moves. To take real ones, add a webhook for checkout.session.completed at Stripe, and its signing secret here.'}
      </p>
      <p className="mt-2.5 text-[13px]/5 wrap-anywhere text-white/65 select-all">{webhook}</p>
      {canChange && connected && (
        <Button className="mt-3" onClick={() => void disconnect()}>
          Forget the secret
        </Button>
      )}
      {canChange && !connected && (
        <form
          noValidate
          className="mt-3 flex max-w-[34rem] flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            void connect(secret).then((sentence) => {
              setFault(sentence);
              if (sentence === undefined) setSecret('');
            });
          }}
        >
          <TextField
            label="Signing secret of the webhook"
            value={secret}
            type="password"
            autoComplete="off"
            placeholder="whsec_…"
            fieldClassName="min-w-0 grow"
            error={fault}
            onChange={({ currentTarget }) => setSecret(currentTarget.value)}
          />
          <Button type="submit" className="min-h-12">
            Connect
          </Button>
        </form>
      )}
    </section>
  );
}
