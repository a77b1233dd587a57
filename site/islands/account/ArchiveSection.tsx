import type { ReactElement } from 'react';
import { downloadArchive } from '../../../service/contract/account.ts';
import { buttonClass } from '../ui/Button.tsx';
import { AccountSection } from './AccountSection.tsx';

/** Downloads all data of the account. */
export function ArchiveSection(): ReactElement {
  return (
    <AccountSection title="Your data">
      <p className="max-w-[56ch] text-[15px]/6 text-white/70">
        Everything that your account holds as one JSON file: your profile, demos with their pictures
        and visits, what visitors wrote to you, sessions and subscription. Passwords are not in it.
      </p>
      <a href={downloadArchive.path} download className={buttonClass('secondary', 'mt-5')}>
        Download your data
      </a>
    </AccountSection>
  );
}
