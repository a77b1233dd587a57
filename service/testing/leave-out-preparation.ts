/**
 * Loaded before a tested service that scans nothing: it does not prepare for scans while it is
 * idle, which takes three seconds of processor time.
 */
import { registerHooks } from 'node:module';

const never = 'export const whenIdle = () => undefined;';

registerHooks({
  resolve: (specifier, context, next) =>
    specifier.endsWith('/scan/worker/when-idle.ts')
      ? { url: `data:text/javascript,${encodeURIComponent(never)}`, shortCircuit: true }
      : next(specifier, context),
});
