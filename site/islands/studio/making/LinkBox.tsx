import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import ExternalLink from 'lucide-react/icons/external-link';
import { useRef, type ReactElement } from 'react';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { controlClass, Field } from '../../ui/Field.tsx';
import { copyLink } from './copy-link.ts';
import { useCopied } from './use-copied.ts';

interface LinkBoxProps {
  /** The client's link. */
  readonly link: string;
  /** The demo's path under the product's own name, where a member's visit is recognised. */
  readonly address: string;
}

/** A demo's link, with buttons that copy and open it. */
export function LinkBox({ link, address }: LinkBoxProps): ReactElement {
  const field = useRef<HTMLTextAreaElement>(null);
  const [copied, showCopied] = useCopied();
  const copy = async (): Promise<void> => {
    if (await copyLink(link, field.current)) showCopied();
  };
  return (
    <div>
      <Field label="Demo link" id="f-link">
        {(control) => (
          <textarea
            {...control}
            ref={field}
            readOnly
            rows={2}
            value={link}
            onFocus={({ currentTarget }) => currentTarget.select()}
            className={`${controlClass} field-sizing-content resize-none wrap-anywhere`}
          />
        )}
      </Field>
      <div className="mt-3 flex flex-wrap gap-2 *:flex-auto">
        <Button variant="primary" onClick={() => void copy()}>
          {copied ? (
            <Check aria-hidden="true" size={16} strokeWidth={1.75} />
          ) : (
            <Copy aria-hidden="true" size={16} strokeWidth={1.75} />
          )}
          {copied ? 'Copied' : 'Copy link'}
        </Button>
        <a href={address} target="_blank" rel="noopener" className={buttonClass('secondary')}>
          <ExternalLink aria-hidden="true" size={16} strokeWidth={1.75} />
          Open in new tab
        </a>
      </div>
    </div>
  );
}
