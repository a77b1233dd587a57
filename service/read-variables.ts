import type { z } from 'zod';
import { Variables } from './env-variables.ts';
import { SettingError } from './setting-error.ts';

/** Variables whose value must not appear in messages. */
const secretName = /SECRET|KEY|CODES|^(?:SMTP|DATABASE)_URL$|^BROWSER_WS$/u;

/** The variables' values, each valid by itself. */
export type Values = z.infer<typeof Variables>;

/**
 * Reads every variable; an empty one counts as unset.
 * @throws SettingError for the first invalid value.
 */
export function readVariables(variables: Readonly<Record<string, string | undefined>>): Values {
  const filled = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Variables.safeParse(filled);
  if (parsed.success) return parsed.data;
  const name = String(parsed.error.issues[0]?.path[0]);
  const form = Object.entries(Variables.shape).find(([key]) => key === name)?.[1].description;
  const value = secretName.test(name) ? '' : ` is ${JSON.stringify(filled[name] ?? '')} but`;
  throw new SettingError(`${name}${value} should be ${form ?? 'another value'}.`);
}
