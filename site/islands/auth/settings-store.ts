import { atom } from 'nanostores';
import { settings, type Settings } from '../../../service/contract/settings.ts';
import { callService } from '../ui/call-service.ts';

/** What this installation offers; undefined until the service has answered. */
export const $settings = atom<Settings | undefined>(undefined);

let asked: Promise<Settings | undefined> | undefined;

/** Asks once per page; undefined after a failure, and the next call tries again. */
export function loadSettings(): Promise<Settings | undefined> {
  asked ??= callService(settings).then((result) => {
    if (!result.ok) {
      asked = undefined;
      return undefined;
    }
    $settings.set(result.reply);
    return result.reply;
  });
  return asked;
}

/** Forgets the answer. */
export function forgetSettings(): void {
  asked = undefined;
  $settings.set(undefined);
}
