/**
 * The chunk for the end of a scan: why it did not finish, the differences of a repeated scan, and
 * existing demos of the website. Fetched when a scan begins.
 */
export { KnownDemos } from '../scan/KnownDemos.tsx';
export { RescanList } from '../scan/RescanList.tsx';
export { ScanEnd } from '../scan/ScanEnd.tsx';
