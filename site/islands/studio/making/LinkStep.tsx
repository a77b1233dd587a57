import type { ReactElement } from 'react';
import type { User } from '../../../../service/contract/user.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { useStore } from '@nanostores/react';
import { demoAddress } from './demo-link.ts';
import { createAnother, generateSite } from './demo-store.ts';
import { $draft } from '../draft/draft-store.ts';
import { LinkBox } from './LinkBox.tsx';
import { $making } from './making-store.ts';
import { Notice } from '../shell/Notice.tsx';
import { QrCode } from './QrCode.tsx';
import { QuoteOffer } from './QuoteOffer.tsx';
import { StepHeading } from '../shell/StepHeading.tsx';
import { usePart } from '../fields/use-slot.ts';

interface LinkStepProps {
  readonly user: User;
  readonly onLibrary: (uniqueId: string) => void;
}

export function LinkStep({ user, onLibrary }: LinkStepProps): ReactElement {
  const made = usePart($draft, (draft) => draft.made);
  const isBusy = useStore($making).status === 'generating';
  return (
    <>
      <StepHeading
        title="Link Generation"
        lead={
          made?.local
            ? 'The demo is ready, though only in this browser so far.'
            : 'The demo is ready. Anyone with this link can open it for 30 days.'
        }
      />
      {made && (
        <div className="space-y-6">
          {made.local && (
            <Notice title="This demo is on this device only.">
              <p>
                The service could not be reached. The link works in this browser only, until the
                demo has been saved to your account. That happens by itself once this website is
                open in this browser with a connection, so please come back to it before your client
                opens the link.
              </p>
              <Button busy={isBusy} onClick={() => void generateSite(user, 0)}>
                Save it now
              </Button>
            </Notice>
          )}
          <LinkBox link={demoAddress(made)} address={paths.savedDemo(made.uniqueId)} />
          <section className="border-t border-white/9 pt-6">
            <h4 className="mb-3 text-[15px]/6 font-medium">QR code</h4>
            <QrCode link={demoAddress(made)} name={made.uniqueId} />
          </section>
          <div className="grid gap-2 border-t border-white/9 pt-6">
            <Button onClick={() => onLibrary(made.uniqueId)}>View in Library</Button>
            <Button onClick={createAnother}>Create Another Demo</Button>
          </div>
          <QuoteOffer
            title="The client said yes?"
            text="Our developers build the real site from this demo"
            className="border-t border-white/9 pt-6"
          />
        </div>
      )}
    </>
  );
}
