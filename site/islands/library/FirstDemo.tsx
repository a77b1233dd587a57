import ArrowRight from 'lucide-react/icons/arrow-right';
import ExternalLink from 'lucide-react/icons/external-link';
import X from 'lucide-react/icons/x';
import { useStore } from '@nanostores/react';
import {
  Suspense,
  useEffect,
  useMemo,
  useState,
  type ComponentProps,
  type ReactElement,
  type SubmitEvent,
} from 'react';
import type { User } from '../../../service/contract/user.ts';
import { AgencyMark } from '../app/AgencyMark.tsx';
import { lazyPart } from '../app/lazy-part.ts';
import { navigate } from '../app/router.ts';
import law from '../../landing/pictures/law-1120.avif';
import { paths } from '../../paths.ts';
import { storeAddress } from '../shell/stored-address.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { controlClass, FieldError } from '../ui/Field.tsx';
import type { NowColumn } from '../signals/NowColumn.tsx';
import { sampleDemo } from './sample-demo.ts';
import { $isSampleHidden, $sample, hideSample, loadSample } from './sample-store.ts';

const nowColumn = lazyPart<ComponentProps<typeof NowColumn>>(() =>
  import('../signals/Now.tsx').then((part) => part.NowColumn),
);
const sampleCode = lazyPart<{ readonly link: string }>(() =>
  import('../signals/SampleCode.tsx').then((part) => part.SampleCode),
);

/** The fault of a typed address; undefined for one that can be scanned. */
function validateAddress(address: string): string | undefined {
  if (address === '') return 'Please enter a valid website URL';
  const full = /^[a-z][a-z\d+.-]*:\/\//iu.test(address) ? address : `https://${address}`;
  if (URL.canParse(full) && /[.:]/u.test(new URL(full).hostname)) return undefined;
  return 'This is not the address of a website. One looks like www.their-website.com.';
}

/** The workspace without demos: one question, one field, one button. */
export function FirstDemo({ user }: { readonly user: User }): ReactElement {
  const sample = useStore($sample);
  const isHidden = useStore($isSampleHidden);
  // Visits are shown to plans that have them.
  const showsVisits = user.plan?.features.includes('signals') === true;
  useEffect(() => void loadSample(), []);
  const taught = useMemo(
    () =>
      sample && {
        demo: sampleDemo(sample.uniqueId),
        code: (
          <Suspense>
            <sampleCode.Part link={sample.link} />
          </Suspense>
        ),
      },
    [sample],
  );
  return (
    <div className="flex min-h-0 flex-1">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col overflow-y-auto">
        <p className="flex items-center gap-3 px-4 py-3.5 text-xl/8 font-medium tracking-[-.02em] md:hidden">
          <AgencyMark name={user.agency.name} logo={null} />
          Demos
        </p>
        <AddressForm />
        {!isHidden && <SampleStrip link={sample?.link ?? paths.industry('law')} />}
      </div>
      <Suspense>
        <nowColumn.Part sample={showsVisits && !isHidden ? taught : undefined} />
      </Suspense>
    </div>
  );
}

/** The question, and the field for the first address. */
function AddressForm(): ReactElement {
  const [address, setAddress] = useState('');
  const [fault, setFault] = useState<string>();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const found = validateAddress(address.trim());
    if (found !== undefined) {
      setFault(found);
      document.getElementById('first-address')?.focus();
      return;
    }
    storeAddress(address.trim());
    navigate(paths.newDemo);
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      className="my-auto w-full max-w-[46rem] px-5 py-10 md:ml-[clamp(1.5rem,6vw,4.5rem)]"
    >
      <h1 className="max-w-[12ch] text-[clamp(2.5rem,6vw,3.875rem)]/[1.04] font-medium tracking-[-.035em] text-balance">
        Whose website comes first?
      </h1>
      <p className="mt-5 max-w-[38rem] text-lg/7 text-pretty text-white/70 max-md:text-base/6.5">
        Paste the address of a firm you would like to work for. Half a minute later there is a new
        website in their name, for you to check and send.
      </p>
      <div className="mt-8 flex gap-2.5 max-md:flex-col">
        <input
          id="first-address"
          ref={focusOnce}
          aria-label="Website URL"
          type="text"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="url"
          spellCheck={false}
          placeholder="www.their-website.com"
          value={address}
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={
            fault === undefined ? 'first-address-hint' : 'first-address-error first-address-hint'
          }
          onChange={({ currentTarget }) => {
            setAddress(currentTarget.value);
            setFault(undefined);
          }}
          className={`${controlClass} min-h-15! flex-1 rounded-xl! px-4.5! text-lg/6! max-md:min-h-13.5!`}
        />
        <Button
          variant="primary"
          type="submit"
          className="min-h-15! rounded-xl! px-6! text-base! max-md:min-h-13.5!"
        >
          See their demo
        </Button>
      </div>
      <FieldError id="first-address-error" error={fault} />
      <p
        id="first-address-hint"
        className="mt-3.5 flex flex-wrap items-center gap-x-5 text-sm/6 text-white/65"
      >
        <span>Their site is only read. Nobody is told.</span>
        <a
          href={paths.newDemo}
          className="inline-flex min-h-11 items-center gap-1.5 text-white underline decoration-white/35 underline-offset-4 hover:decoration-white"
        >
          Start without an address
          <ArrowRight aria-hidden="true" size={15} strokeWidth={1.75} />
        </a>
      </p>
    </form>
  );
}

/** A website of the kind that a prospect's link opens; it leaves with the first demo. */
function SampleStrip({ link }: { readonly link: string }): ReactElement {
  return (
    <div className="relative flex shrink-0 items-center gap-4 border-t border-white/9 px-5 py-4 md:px-[clamp(2.75rem,calc(6vw+1.25rem),5.75rem)] md:py-5">
      <img
        src={law.src}
        alt=""
        width={112}
        height={70}
        decoding="async"
        className="h-17.5 w-28 shrink-0 rounded-md object-cover object-top max-md:h-13.5 max-md:w-21"
      />
      <div className="min-w-0 flex-1">
        <h2 className="text-[15px]/5.5 font-medium">Premier Law, a sample</h2>
        <p className="mt-0.5 text-sm/5 text-pretty text-white/65">
          The kind of website your first link opens, of a firm that does not exist.
        </p>
      </div>
      <a
        href={link}
        target="_blank"
        rel="noopener"
        aria-label="Open Premier Law, in a new tab"
        className={buttonClass(
          'secondary',
          'max-md:absolute! max-md:inset-0 max-md:rounded-none! max-md:border-0! max-md:bg-transparent!',
        )}
      >
        <ExternalLink aria-hidden="true" size={16} strokeWidth={1.75} className="max-md:hidden" />
        <span className="max-md:sr-only">Open</span>
      </a>
      <button
        type="button"
        title="Hide the sample"
        onClick={hideSample}
        className="relative -mr-3 grid size-11 shrink-0 cursor-pointer place-items-center rounded-[10px] text-white/60 outline-offset-[-3px] hover:text-white focus-visible:outline-2 focus-visible:outline-ring"
      >
        <X aria-hidden="true" size={18} strokeWidth={1.75} />
        <span className="sr-only">Hide the sample</span>
      </button>
    </div>
  );
}

function focusOnce(field: HTMLInputElement | null): void {
  if (field && field.value === '' && document.activeElement === document.body) field.focus();
}
