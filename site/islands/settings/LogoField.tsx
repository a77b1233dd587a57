import { useStore } from '@nanostores/react';
import { useRef, type ReactElement } from 'react';
import type { Agency } from '../../../service/contract/agency.ts';
import { Button } from '../ui/Button.tsx';
import { FieldError } from '../ui/Field.tsx';
import { $agencyForm, chooseLogo, refuseLogo } from './agency-form-store.ts';
import { networkError } from '../ui/call-service.ts';

interface LogoFieldProps {
  readonly agency: Agency;
  readonly canChange: boolean;
}

/** The agency's logo, shown on paper. */
export function LogoField({ agency, canChange }: LogoFieldProps): ReactElement {
  const { logo, errors } = useStore($agencyForm);
  const file = useRef<HTMLInputElement>(null);
  const shown =
    logo === undefined ? agency.logo : logo && `data:${logo.type};base64,${logo.base64}`;
  const choose = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    try {
      const { preparePicture } = await import('../studio/pictures/prepare-picture.ts');
      const picture = await preparePicture('logo', chosen);
      if (typeof picture === 'string') refuseLogo(picture);
      else chooseLogo(picture);
    } catch {
      refuseLogo(networkError);
    }
  };
  return (
    <div>
      <p id="agency-logo-label" className="mb-1.5 text-sm/6 font-medium text-white/90">
        Logo
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <span className="grid h-20 w-36 shrink-0 place-items-center overflow-hidden rounded-[10px] bg-paper p-3 text-[13px]/5 text-paper-muted">
          {shown === null ? (
            'No logo yet'
          ) : (
            <img src={shown} alt="The logo" className="max-h-full max-w-full object-contain" />
          )}
        </span>
        {canChange && (
          <span className="flex flex-wrap gap-2">
            <Button aria-describedby="agency-logo-label" onClick={() => file.current?.click()}>
              {shown === null ? 'Choose a picture' : 'Choose another'}
            </Button>
            {shown !== null && (
              <Button variant="quiet" onClick={() => chooseLogo(null)}>
                Remove
              </Button>
            )}
          </span>
        )}
      </div>
      <input
        ref={file}
        type="file"
        aria-labelledby="agency-logo-label"
        accept="image/png,image/jpeg,image/webp,image/svg+xml"
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          void choose(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      <FieldError id="agency-logo-error" error={errors['logo']} />
    </div>
  );
}
