/** What `/follow-address.js` is built from. */
import { followAddress } from './follow-address.ts';

followAddress();
