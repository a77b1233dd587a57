import { map, type MapStore } from 'nanostores';
import type { Inquiry as InquiryCall } from '../../../service/contract/contact.ts';
import type { PageSite } from './site-of-page.ts';
import { createToasts, type Toasts } from './toast-store.ts';

/** What people fill in. */
export interface Inquiry {
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

const sentences: Partial<Record<InquiryField, string>> = {
  name: 'Full Name is required',
  email: 'Email Address is required',
  message: 'Message is required',
  consent: 'Consent is required',
};

export interface ContactState {
  readonly inquiry: Inquiry;
  readonly status: 'idle' | 'submitting' | 'success' | 'failure';
  readonly missing: Partial<Record<InquiryField, string>>;
}

export interface Contact {
  readonly state: MapStore<ContactState>;
  readonly toasts: Toasts;
  set: (change: Partial<Inquiry>) => void;
  /** Sends what is filled in; answers the first field that must be looked at. `trap` is the field that only programs fill in. */
  submit: (trap?: string) => Promise<InquiryField | undefined>;
}

function isField(name: string): name is InquiryField {
  return Object.hasOwn(emptyInquiry, name);
}

/** The required fields without a value, each with its sentence. */
export function missingOf(inquiry: Inquiry): Partial<Record<InquiryField, string>> {
  return Object.fromEntries(
    Object.entries(sentences).filter(([field]) => {
      const value = isField(field) ? inquiry[field] : '';
      return value === false || (typeof value === 'string' && value.trim() === '');
    }),
  );
}

function firstOf(missing: ContactState['missing']): InquiryField | undefined {
  return Object.keys(emptyInquiry)
    .filter(isField)
    .find((field) => field in missing);
}

/** The `fields` of an error reply; nothing when it is something else. */
function objectionsIn(reply: string): ContactState['missing'] {
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

/** `site` says on whose site the form stands. */
export function createContact(send: typeof fetch, site: () => PageSite): Contact {
  const state = map<ContactState>({ inquiry: emptyInquiry, status: 'idle', missing: {} });
  const toasts = createToasts();

  /** Undefined when it was taken, else the sentences for fields that the service objects to. */
  async function post(inquiry: Inquiry, trap: string): Promise<ContactState['missing'] | undefined> {
    const { demo, base } = site();
    const body: InquiryCall = {
      ...inquiry,
      consent: true,
      ...(demo === '' ? { site: base } : { demo }),
      ...(trap === '' ? {} : { website: trap }),
    };
    try {
      const response = await send('/api/contact', {
        method: 'POST',
        credentials: 'include',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      return response.ok ? undefined : objectionsIn(await response.text());
    } catch {
      return {};
    }
  }

  return {
    state,
    toasts,
    set: (change) => {
      const { inquiry, missing, status } = state.get();
      state.set({
        inquiry: { ...inquiry, ...change },
        status: status === 'submitting' ? status : 'idle',
        missing: Object.fromEntries(Object.entries(missing).filter(([field]) => !(field in change))),
      });
    },
    submit: async (trap = '') => {
      const { inquiry, status } = state.get();
      if (status === 'submitting') return undefined;
      const missing = missingOf(inquiry);
      const first = firstOf(missing);
      if (first !== undefined) {
        state.set({ inquiry, status: 'idle', missing });
        toasts.show({
          title: 'Missing Fields',
          text: 'Please fill in all required fields and consent to the privacy policy.',
          destructive: true,
        });
        return first;
      }
      state.set({ inquiry, status: 'submitting', missing: {} });
      const objections = await post(inquiry, trap);
      if (!objections) {
        state.set({ inquiry: emptyInquiry, status: 'success', missing: {} });
        toasts.show({
          title: 'Inquiry Submitted',
          text: 'Thank you for your inquiry! We will contact you shortly.',
          destructive: false,
        });
      } else {
        state.set({ ...state.get(), status: 'failure', missing: objections });
        toasts.show({
          title: 'Submission Failed',
          text: 'There was an error submitting your inquiry. Please try again later.',
          destructive: true,
        });
      }
      return firstOf(objections ?? {});
    },
  };
}
