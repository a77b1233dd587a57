import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import {
  useState,
  type InputHTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { controlClass, Field } from './Field.tsx';
import { textLimits } from '../../../service/contract/text-limits.ts';

interface PasswordFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  /** Beside the label, such as "Forgot password?". */
  readonly aside?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A field for a password, which can be shown. */
export function PasswordField({
  label,
  error,
  hint,
  aside,
  className = '',
  ...input
}: PasswordFieldProps): ReactElement {
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} error={error} hint={hint} aside={aside}>
      {(control) => (
        <div className="relative">
          <input
            maxLength={textLimits.password}
            required
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            className={`${controlClass} pr-12 ${className}`}
          />
          <button
            type="button"
            aria-pressed={isShown}
            disabled={input.disabled}
            onClick={() => setShown(!isShown)}
            className="absolute top-0.5 right-0.5 grid size-11 cursor-pointer place-items-center rounded-lg text-white/65 outline-offset-[-4px] hover:text-white focus-visible:outline-2 focus-visible:outline-ring disabled:cursor-default disabled:text-white/30"
          >
            {isShown ? (
              <EyeOff aria-hidden="true" size={18} strokeWidth={1.5} />
            ) : (
              <Eye aria-hidden="true" size={18} strokeWidth={1.5} />
            )}
            <span className="sr-only">Show password</span>
          </button>
        </div>
      )}
    </Field>
  );
}
