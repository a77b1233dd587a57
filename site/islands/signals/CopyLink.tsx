import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import type { ReactElement } from 'react';
import { useCopied } from '../studio/making/use-copied.ts';
import { copyRecipientLink } from './recipient-actions.ts';

interface CopyLinkProps {
  readonly link: string;
  readonly demoId: string;
  readonly recipientId: string | null;
  /** The recipient of the link. */
  readonly name: string;
}

/** Characters at a link's end that distinguish it from others. */
const shownEnd = 6;

/** A link that is copied by a click. */
export function CopyLink({ link, demoId, recipientId, name }: CopyLinkProps): ReactElement {
  const [isCopied, showCopied] = useCopied();
  const copy = async (): Promise<void> => {
    if (await copyRecipientLink(link, demoId, recipientId)) showCopied();
  };
  const icon = { 'aria-hidden': true, size: 15, strokeWidth: 1.75 } as const;
  return (
    <button
      type="button"
      title={link}
      onClick={() => void copy()}
      className="-ml-2 inline-flex min-h-8 cursor-pointer items-center gap-2 rounded-lg px-2 text-[13px]/5 whitespace-nowrap text-white/65 outline-offset-[-2px] hover:bg-white/6 hover:text-white focus-visible:outline-2 focus-visible:outline-ring max-md:min-h-11"
    >
      <span aria-hidden="true" className="max-md:hidden">
        …{link.slice(-shownEnd)}
      </span>
      {isCopied ? <Check {...icon} className="text-live" /> : <Copy {...icon} />}
      <span className="sr-only">Copy the link for {name}</span>
      <span role="status" className="sr-only">
        {isCopied ? 'Copied' : ''}
      </span>
    </button>
  );
}
