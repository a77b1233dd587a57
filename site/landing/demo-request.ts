import { requestDemo, type DemoRequest } from '../../service/contract/contact.ts';
import { callService } from '../islands/ui/call-service.ts';
import { validateSlot } from '../../templates-data/model/slots.ts';

/** The values of the form: every field, empty without input. */
export type FilledRequest = Readonly<Record<keyof DemoRequest, string>>;

/** A sentence for each invalid field, by name. */
export type RequestErrors = Readonly<Record<string, string>>;

type RequestOutcome = { sent: true } | { sent: false; sentence: string; errors: RequestErrors };

/** The errors of a request whose texts are already trimmed. */
export function checkRequest({ name, email, agency }: FilledRequest): RequestErrors {
  return {
    ...(name === '' ? { name: 'Name is required' } : {}),
    ...(email === '' ? { email: 'Email is required' } : {}),
    ...(validateSlot('email', email) === undefined
      ? {}
      : { email: 'Please enter a valid email address' }),
    ...(agency === '' ? { agency: 'Agency name is required' } : {}),
  };
}

/**
 * Sends a validated request. The service's own sentence is shown when it refuses the content or
 * asks to wait.
 */
export async function postRequest({
  message,
  website,
  ...request
}: FilledRequest): Promise<RequestOutcome> {
  const body: DemoRequest = {
    ...request,
    ...(message === '' ? {} : { message }),
    ...(website === '' ? {} : { website }),
  };
  const result = await callService(requestDemo, { body });
  if (result.ok) return { sent: true };
  const hasSentence = result.kind === 'refused' && (result.status === 422 || result.status === 429);
  return {
    sent: false,
    sentence: hasSentence
      ? result.error.message || 'Failed to submit form'
      : 'Failed to submit the form. Please try again.',
    errors: result.error.fields ?? {},
  };
}
