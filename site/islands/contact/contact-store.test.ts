import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createContact, emptyInquiry, type Contact } from './contact-store.ts';
import { openMs, removalMs } from './toast-store.ts';

const filled = {
  name: 'Ada Beaulieu',
  email: 'ada@example.org',
  phone: '',
  practiceArea: 'family',
  message: 'I would like advice.',
  consent: true,
};

function contactWith(
  answer: () => Promise<Response>,
  demo = '',
): { contact: Contact; calls: Request[] } {
  const calls: Request[] = [];
  const contact = createContact(
    (input, init) => {
      calls.push(
        new Request(
          new URL(input instanceof Request ? input.url : input, 'http://localhost'),
          init,
        ),
      );
      return answer();
    },
    () => ({ base: '/firms/premier', demo }),
  );
  return { contact, calls };
}
const accepted = (): Promise<Response> => Promise.resolve(new Response('', { status: 200 }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each(['name', 'email', 'message', 'consent'] as const)(
  'without %s nothing is sent',
  async (field) => {
    const { contact, calls } = contactWith(accepted);
    contact.set({ ...filled, [field]: emptyInquiry[field] });
    expect(await contact.submit()).toBe(field);
    expect(calls).toHaveLength(0);
    expect(Object.keys(contact.state.get().missing)).toEqual([field]);
    expect(contact.toasts.current.get()).toEqual({
      title: 'Missing Fields',
      text: 'Please fill in all required fields and consent to the privacy policy.',
      destructive: true,
      open: true,
    });
  },
);

test('phone and practice area may stay empty', async () => {
  const { contact, calls } = contactWith(accepted);
  contact.set({ ...filled, phone: '', practiceArea: '' });
  await contact.submit();
  expect(await calls[0]?.json()).toEqual({
    ...filled,
    phone: '',
    practiceArea: '',
    site: '/firms/premier',
  });
});

test('a sent inquiry empties the fields and the consent', async () => {
  const { contact, calls } = contactWith(accepted);
  contact.set(filled);
  const sending = contact.submit();
  expect(contact.state.get().status).toBe('submitting');
  await sending;
  expect(calls[0]?.url).toBe('http://localhost/api/contact');
  expect(contact.state.get()).toEqual({ inquiry: emptyInquiry, status: 'success', missing: {} });
  expect(contact.toasts.current.get()?.title).toBe('Inquiry Submitted');
});

test('a second press during sending sends nothing', async () => {
  const { contact, calls } = contactWith(accepted);
  contact.set(filled);
  await Promise.all([contact.submit(), contact.submit()]);
  expect(calls).toHaveLength(1);
});

test.each([
  ['is refused', (): Promise<Response> => Promise.resolve(new Response('no', { status: 500 }))],
  ['cannot be reached', (): Promise<Response> => Promise.reject(new TypeError('no network'))],
])('the fields stay when the service %s', async (_, answer) => {
  const { contact } = contactWith(answer);
  contact.set(filled);
  await contact.submit();
  expect(contact.state.get()).toEqual({ inquiry: filled, status: 'failure', missing: {} });
  expect(contact.toasts.current.get()?.text).toBe(
    'There was an error submitting your inquiry. Please try again later.',
  );
});

test('on a demo the call contains its id', async () => {
  const { contact, calls } = contactWith(accepted, 'law-maple-ab12cd');
  contact.set(filled);
  await contact.submit();
  expect(await calls[0]?.json()).toEqual({ ...filled, demo: 'law-maple-ab12cd' });
});

test('a sentence of the service stays at its field until the field changes', async () => {
  const reply = {
    error: 'Please enter a valid email address',
    fields: { email: 'Please enter a valid email address' },
  };
  const { contact } = contactWith(() => Promise.resolve(Response.json(reply, { status: 422 })));
  contact.set({ ...filled, email: 'ada@' });
  expect(await contact.submit()).toBe('email');
  expect(contact.state.get().missing).toEqual({ email: 'Please enter a valid email address' });
  contact.set({ name: 'Ada' });
  expect(contact.state.get().missing).toHaveProperty('email');
  contact.set({ email: 'ada@example.org' });
  expect(contact.state.get().missing).toEqual({});
});

test('the value of the hidden field is sent', async () => {
  const { contact, calls } = contactWith(accepted);
  contact.set(filled);
  await contact.submit('https://spam.example');
  expect(await calls[0]?.json()).toHaveProperty('website', 'https://spam.example');
});

test('filling in a field removes its error', async () => {
  const { contact } = contactWith(accepted);
  await contact.submit();
  contact.set({ name: 'Ada' });
  expect(Object.keys(contact.state.get().missing)).toEqual(['email', 'message', 'consent']);
});

test('a toast closes by itself and is removed 1,000,000 ms later', async () => {
  const { contact } = contactWith(accepted);
  await contact.submit();
  vi.advanceTimersByTime(openMs);
  expect(contact.toasts.current.get()?.open).toBe(false);
  vi.advanceTimersByTime(removalMs - 1);
  expect(contact.toasts.current.get()).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(contact.toasts.current.get()).toBeUndefined();
});

test('a toast stays while the pointer is on it', async () => {
  const { contact } = contactWith(accepted);
  await contact.submit();
  contact.toasts.hold(true);
  vi.advanceTimersByTime(10 * openMs);
  expect(contact.toasts.current.get()?.open).toBe(true);
});
