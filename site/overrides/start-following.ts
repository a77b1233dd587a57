/** The entry of `/follow-address.js`. */
import { followAddress } from './follow-address.ts';

followAddress();
