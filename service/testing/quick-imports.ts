/** Set-up for a quick start of each worker, which takes 1.5 s less of the processor. */
import { resolveQuickly } from '../resolve-quickly.ts';

resolveQuickly();
