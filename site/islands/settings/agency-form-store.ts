import { atom } from 'nanostores';
import { changeAgency, type Agency, type ChangeAgency } from '../../../service/contract/agency.ts';
import { $agency } from '../app/agency-store.ts';
import { refreshSession } from '../auth/session-store.ts';
import { callService } from '../ui/call-service.ts';
import { toast } from '../ui/toast-store.ts';

export type AgencyField =
  | 'name'
  | 'website'
  | 'phone'
  | 'email'
  | 'country'
  | 'accent'
  | 'signature';
type Logo = NonNullable<ChangeAgency['logo']>;

interface AgencyForm {
  /** Typed values by field; the other fields show the stored ones. */
  readonly typed: Readonly<Partial<Record<AgencyField, string>>>;
  /** Changed settings of clients' pages. */
  readonly chosen: Pick<ChangeAgency, 'labelTone' | 'whiteLabel'>;
  /** The new logo; null removes it. */
  readonly logo?: Logo | null;
  readonly errors: Readonly<Record<string, string>>;
  readonly isBusy: boolean;
}

const start: AgencyForm = { typed: {}, chosen: {}, errors: {}, isBusy: false };
export const $agencyForm = atom<AgencyForm>(start);

export function resetAgencyForm(): void {
  $agencyForm.set(start);
}

/** Typing into a field removes its error and the form's. */
export function editAgency(field: AgencyField, value: string): void {
  const form = $agencyForm.get();
  const { [field]: _, form: __, ...errors } = form.errors;
  $agencyForm.set({ ...form, typed: { ...form.typed, [field]: value }, errors });
}

/** A choice removes the form's error. */
export function editClientPages(choice: AgencyForm['chosen']): void {
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

/** The displayed value of a field: the typed one, else the stored one. */
export function fieldValue(agency: Agency, { typed }: AgencyForm, field: AgencyField): string {
  return typed[field] ?? agency[field] ?? '';
}

/** Saves the changes; returns whether the service accepted them. */
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
  // The session contains the agency's name.
  await refreshSession();
  return true;
}
