import { atom } from 'nanostores';
import { settings, type Settings } from '../../../service/contract/settings.ts';
import { callService } from '../ui/call-service.ts';

/** The settings of this installation; undefined until the service has answered. */
export const $settings = atom<Settings | undefined>(undefined);

let loading: Promise<Settings | undefined> | undefined;

/** Asks once per page; undefined after a failure, and the next call tries again. */
export function loadSettings(): Promise<Settings | undefined> {
  loading ??= callService(settings).then((result) => {
    if (!result.ok) {
      loading = undefined;
      return undefined;
    }
    $settings.set(result.reply);
    return result.reply;
  });
  return loading;
}

/** Forgets the answer. */
export function forgetSettings(): void {
  loading = undefined;
  $settings.set(undefined);
}
