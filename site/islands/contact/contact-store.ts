import { map, type MapStore } from 'nanostores';
import { sendInquiry, type Inquiry as InquiryCall } from '../../../service/contract/contact.ts';
import type { PageSite } from './site-of-page.ts';
import { createToasts, type Toasts } from './toast-store.ts';

/** The fields of the form. */
interface Inquiry {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly practiceArea: string;
  readonly message: string;
  readonly consent: boolean;
}
export type InquiryField = keyof Inquiry;

export const emptyInquiry: Inquiry = {
  name: '',
  email: '',
  phone: '',
  practiceArea: '',
  message: '',
  consent: false,
};

/** The form's messages; a demo's page gives them in its language. */
export const contactWords = {
  'form.missingTitle': 'Missing Fields',
  'form.missing': 'Please fill in all required fields and consent to the privacy policy.',
  'form.sentTitle': 'Inquiry Submitted',
  'form.sent': 'Thank you for your inquiry! We will contact you shortly.',
  'form.failedTitle': 'Submission Failed',
  'form.failed': 'There was an error submitting your inquiry. Please try again later.',
  'form.sending': 'Submitting...',
  'form.needed': '{name} is required',
  'form.consentNeeded': 'Consent is required',
  'form.emailInvalid': 'Please enter a valid email address',
} as const;
export type ContactWords = Readonly<Record<keyof typeof contactWords, string>>;

/** The names of the required fields. */
interface FieldLabels {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}
export const fieldLabels: FieldLabels = {
  name: 'Full Name',
  email: 'Email Address',
  message: 'Message',
};

const needed = ['name', 'email', 'message', 'consent'] as const satisfies readonly InquiryField[];

interface ContactState {
  readonly inquiry: Inquiry;
  readonly status: 'idle' | 'submitting' | 'success' | 'failure';
  readonly missing: Partial<Record<InquiryField, string>>;
}

export interface Contact {
  readonly state: MapStore<ContactState>;
  readonly toasts: Toasts;
  set: (change: Partial<Inquiry>) => void;
  /**
   * Sends the form; returns the first invalid field. `trap` is a hidden field that only programs
   * fill in.
   */
  submit: (trap?: string) => Promise<InquiryField | undefined>;
}

function isField(name: string): name is InquiryField {
  return Object.hasOwn(emptyInquiry, name);
}

/** The required fields without a value, each with its sentence. */
function findMissing(
  inquiry: Inquiry,
  words: ContactWords = contactWords,
  labels: FieldLabels = fieldLabels,
): Partial<Record<InquiryField, string>> {
  const missing = needed.filter((field) => {
    const value = inquiry[field];
    return value === false || (typeof value === 'string' && value.trim() === '');
  });
  return Object.fromEntries(
    missing.map((field) => [
      field,
      field === 'consent'
        ? words['form.consentNeeded']
        : words['form.needed'].replace('{name}', () => labels[field]),
    ]),
  );
}

function firstField(missing: ContactState['missing']): InquiryField | undefined {
  return Object.keys(emptyInquiry)
    .filter(isField)
    .find((field) => field in missing);
}

/** The `fields` of an error reply; empty for another answer. */
function readFieldErrors(reply: string): ContactState['missing'] {
  try {
    const error: unknown = JSON.parse(reply);
    const fields: unknown =
      typeof error === 'object' && error !== null && 'fields' in error ? error.fields : undefined;
    if (typeof fields !== 'object' || fields === null) return {};
    return Object.fromEntries(
      Object.entries(fields).filter(([field, text]) => isField(field) && typeof text === 'string'),
    );
  } catch {
    return {};
  }
}

/** Undefined after success, else the service's errors by field. */
async function postInquiry(
  send: typeof fetch,
  { demo, base }: PageSite,
  inquiry: Inquiry,
  { trap, words }: { readonly trap: string; readonly words: ContactWords },
): Promise<ContactState['missing'] | undefined> {
  const body: InquiryCall = {
    ...inquiry,
    consent: true,
    ...(demo === '' ? { site: base } : { demo }),
    ...(trap === '' ? {} : { website: trap }),
  };
  try {
    const response = await send(sendInquiry.path, {
      method: sendInquiry.method,
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.ok) return undefined;
    const errors = readFieldErrors(await response.text());
    // The service answers in English, the page may be in another language.
    return 'email' in errors ? { ...errors, email: words['form.emailInvalid'] } : errors;
  } catch {
    return {};
  }
}

/** `site` identifies the site of the form. */
export function createContact(
  send: typeof fetch,
  site: () => PageSite,
  words: ContactWords = contactWords,
  labels: FieldLabels = fieldLabels,
): Contact {
  const state = map<ContactState>({ inquiry: emptyInquiry, status: 'idle', missing: {} });
  const toasts = createToasts();

  return {
    state,
    toasts,
    set: (change) => {
      const { inquiry, missing, status } = state.get();
      state.set({
        inquiry: { ...inquiry, ...change },
        status: status === 'submitting' ? status : 'idle',
        missing: Object.fromEntries(
          Object.entries(missing).filter(([field]) => !(field in change)),
        ),
      });
    },
    submit: async (trap = '') => {
      const { inquiry, status } = state.get();
      if (status === 'submitting') return undefined;
      const missing = findMissing(inquiry, words, labels);
      const first = firstField(missing);
      if (first !== undefined) {
        state.set({ inquiry, status: 'idle', missing });
        toasts.show({
          title: words['form.missingTitle'],
          text: words['form.missing'],
          destructive: true,
        });
        return first;
      }
      state.set({ inquiry, status: 'submitting', missing: {} });
      const errors = await postInquiry(send, site(), inquiry, { trap, words });
      if (!errors) {
        state.set({ inquiry: emptyInquiry, status: 'success', missing: {} });
        toasts.show({
          title: words['form.sentTitle'],
          text: words['form.sent'],
          destructive: false,
        });
      } else {
        state.set({ ...state.get(), status: 'failure', missing: errors });
        toasts.show({
          title: words['form.failedTitle'],
          text: words['form.failed'],
          destructive: true,
        });
      }
      return firstField(errors ?? {});
    },
  };
}
