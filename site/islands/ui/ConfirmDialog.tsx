import { useId, type ReactElement, type ReactNode } from 'react';
import { Button, type ButtonVariant } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly cancel?: string;
  /** The label of the button that confirms. */
  readonly variant?: ButtonVariant;
  readonly busy?: boolean;
  /** A field that must be filled first, such as a password; Enter in it confirms. */
  readonly children?: ReactNode;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** A question before an irreversible action; the focus begins on Cancel. */
export function ConfirmDialog({
  title,
  text,
  confirm,
  cancel = 'Cancel',
  variant = 'danger',
  busy = false,
  children,
  onConfirm,
  onCancel,
}: ConfirmDialogProps): ReactElement {
  const id = useId();
  return (
    <Dialog
      role="alertdialog"
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      initialFocus={`${id}-cancel`}
      onClose={onCancel}
      className="w-[min(420px,calc(100vw-32px))] rounded-[14px]"
    >
      <form
        noValidate
        className="p-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onConfirm();
        }}
      >
        <h2 id={`${id}-title`} className="text-lg/6 font-medium tracking-[-.01em] wrap-anywhere">
          {title}
        </h2>
        <p id={`${id}-text`} className="mt-2 text-sm/5.5 text-white/70">
          {text}
        </p>
        {children}
        <div className="mt-6 flex justify-end gap-2">
          <Button id={`${id}-cancel`} onClick={onCancel}>
            {cancel}
          </Button>
          <Button type="submit" variant={variant} busy={busy}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
