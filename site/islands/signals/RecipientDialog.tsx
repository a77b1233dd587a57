import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useId, useState, type ReactElement, type SubmitEvent } from 'react';
import { copyLink, type Recipient } from '../../../service/contract/recipients.ts';
import { FormError } from '../auth/FormError.tsx';
import type { LibraryDemo } from '../library/library-demo.ts';
import { QrCode } from '../studio/making/QrCode.tsx';
import { Button } from '../ui/Button.tsx';
import { callService } from '../ui/call-service.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogHead } from '../ui/DialogHead.tsx';
import { PersonFields } from './PersonFields.tsx';
import { editRecipient, removeRecipient } from './recipient-actions.ts';

interface RecipientDialogProps {
  readonly demo: LibraryDemo;
  readonly link: Recipient;
  readonly onClose: () => void;
}

/** A recipient: QR code, name and deletion. */
export function RecipientDialog({ demo, link, onClose }: RecipientDialogProps): ReactElement {
  const title = useId();
  const [isDoomed, setIsDoomed] = useState(false);
  return (
    <Dialog
      labelledBy={title}
      onClose={onClose}
      closesOnBackdrop
      className="max-h-[calc(100dvh-32px)]! w-[min(520px,calc(100vw-32px))] overflow-y-auto! rounded-[14px]"
    >
      <div className="grid gap-5 p-6 pt-4">
        <DialogHead id={title} title={link.name} onClose={onClose} />
        {isDoomed ? (
          <Removal demo={demo} link={link} onClose={onClose} onStay={() => setIsDoomed(false)} />
        ) : (
          <>
            <Code demo={demo} link={link} />
            <Edit demo={demo} link={link} onClose={onClose} onRemove={() => setIsDoomed(true)} />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** Showing the QR code hands the link on, so the demo counts as sent. */
function Code({ demo, link }: Pick<RecipientDialogProps, 'demo' | 'link'>): ReactElement {
  const [isShown, setIsShown] = useState(false);
  const { id: demoId } = demo;
  const { id: recipientId } = link;
  useEffect(() => {
    if (isShown) void callService(copyLink, { params: { id: demoId }, body: { recipientId } });
  }, [isShown, demoId, recipientId]);
  return (
    <div>
      <p className="text-[13px]/5 wrap-anywhere text-white/65 select-all">{link.link}</p>
      {isShown ? (
        <div className="mt-3">
          <QrCode
            link={link.link}
            name={`${demo.uniqueId}-${link.name.replace(/[^\p{L}\d]+/gu, '-')}`}
          />
        </div>
      ) : (
        <Button className="mt-3" onClick={() => setIsShown(true)}>
          Show the QR code
        </Button>
      )}
    </div>
  );
}

interface EditProps extends RecipientDialogProps {
  readonly onRemove: () => void;
}

function Edit({ demo, link, onClose, onRemove }: EditProps): ReactElement {
  const { name, email, named, declined } = link;
  const [person, setPerson] = useState({ name, email: email ?? '', named });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setIsBusy(true);
    const refused = await editRecipient(demo.id, link.id, person);
    setIsBusy(false);
    if (refused) setErrors(refused.fields ?? { form: refused.error });
    else onClose();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-4 border-t border-white/9 pt-4"
    >
      <PersonFields
        person={person}
        errors={errors}
        isDeclined={declined}
        onChange={(next) => {
          setPerson(next);
          setErrors({});
        }}
      />
      <FormError sentence={errors['form']} />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" type="submit" busy={isBusy}>
          Save
        </Button>
        <Button variant="quiet" className="ml-auto" onClick={onRemove}>
          <Trash2 aria-hidden="true" size={16} strokeWidth={1.75} />
          Delete
        </Button>
      </div>
    </form>
  );
}

interface RemovalProps extends RecipientDialogProps {
  readonly onStay: () => void;
}

function Removal({ demo, link, onClose, onStay }: RemovalProps): ReactElement {
  const [isBusy, setIsBusy] = useState(false);
  const remove = async (): Promise<void> => {
    setIsBusy(true);
    const isGone = await removeRecipient(demo.id, link.id);
    setIsBusy(false);
    if (isGone) onClose();
  };
  return (
    <div role="group" aria-label={`Delete ${link.name}?`}>
      <p className="text-sm/5.5 text-white/75">
        All that is known of {link.name}’s visits is deleted and cannot be brought back. The link
        goes on leading to the demo, without a name.
      </p>
      <div className="mt-5 flex justify-end gap-2">
        <Button onClick={onStay}>Keep</Button>
        <Button variant="danger" busy={isBusy} onClick={() => void remove()}>
          Delete recipient
        </Button>
      </div>
    </div>
  );
}
