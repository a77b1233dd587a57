import { atom } from 'nanostores';
import { settings, type Settings } from '../../../service/contract/settings.ts';
import { callService } from '../ui/call-service.ts';

/** The settings of this installation; undefined until the service has answered. */
export const $settings = atom<Settings | undefined>(undefined);

let loading: Promise<Settings | undefined> | undefined;

/** Asks once per page; undefined after a failure, and the next call tries again. */
export function loadSettings(): Promise<Settings | undefined> {
  const loaded = $settings.get();
  if (loaded) return Promise.resolve(loaded);
  loading ??= callService(settings).then((result) => {
    loading = undefined;
    if (!result.ok) return undefined;
    $settings.set(result.reply);
    return result.reply;
  });
  return loading;
}
