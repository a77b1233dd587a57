import { atom } from 'nanostores';
import { changeAgency, type Agency, type ChangeAgency } from '../../../service/contract/agency.ts';
import { $agency } from '../app/agency-store.ts';
import { refreshSession } from '../auth/session-store.ts';
import { callService } from '../ui/call-service.ts';
import { toast } from '../ui/toast-store.ts';

export type AgencyField =
  'name' | 'website' | 'phone' | 'email' | 'country' | 'accent' | 'signature';
type Logo = NonNullable<ChangeAgency['logo']>;

interface AgencyForm {
  /** What was typed, by field; the others are as they are stored. */
  readonly typed: Readonly<Partial<Record<AgencyField, string>>>;
  /** What was chosen for clients' pages. */
  readonly chosen: Pick<ChangeAgency, 'labelTone' | 'whiteLabel'>;
  /** Another logo, or null for none. */
  readonly logo?: Logo | null;
  readonly errors: Readonly<Record<string, string>>;
  readonly isBusy: boolean;
}

const start: AgencyForm = { typed: {}, chosen: {}, errors: {}, isBusy: false };
export const $agencyForm = atom<AgencyForm>(start);

export function resetAgencyForm(): void {
  $agencyForm.set(start);
}

/** Typing into a field takes back what was said about it, and about the form. */
export function editAgency(field: AgencyField, value: string): void {
  const form = $agencyForm.get();
  const { [field]: _, form: __, ...errors } = form.errors;
  $agencyForm.set({ ...form, typed: { ...form.typed, [field]: value }, errors });
}

/** Choosing takes back what was said about the form. */
export function chooseForClients(choice: AgencyForm['chosen']): void {
  const form = $agencyForm.get();
  const { form: _, ...errors } = form.errors;
  $agencyForm.set({ ...form, chosen: { ...form.chosen, ...choice }, errors });
}

export function chooseLogo(logo: Logo | null): void {
  const { logo: _, ...errors } = $agencyForm.get().errors;
  $agencyForm.set({ ...$agencyForm.get(), logo, errors });
}

export function refuseLogo(sentence: string): void {
  const form = $agencyForm.get();
  $agencyForm.set({ ...form, errors: { ...form.errors, logo: sentence } });
}

/** What a field shows: what was typed, else what is stored. */
export function fieldOf(agency: Agency, { typed }: AgencyForm, field: AgencyField): string {
  return typed[field] ?? agency[field] ?? '';
}

/** Sends what was changed; true when it was taken. */
export async function saveAgency(): Promise<boolean> {
  const form = $agencyForm.get();
  if (form.isBusy) return false;
  $agencyForm.set({ ...form, errors: {}, isBusy: true });
  const body = {
    ...form.typed,
    ...form.chosen,
    ...(form.logo !== undefined && { logo: form.logo }),
  };
  const result = await callService(changeAgency, { body });
  if (!result.ok) {
    const { fields, error } = result.error;
    $agencyForm.set({ ...form, isBusy: false, errors: fields ?? { form: error } });
    return false;
  }
  $agency.set(result.reply);
  $agencyForm.set(start);
  toast({ title: 'Agency saved' });
  // Its name stands in the session.
  await refreshSession();
  return true;
}
