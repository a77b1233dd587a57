/**
 * What the studio shows after a scan: why it did not finish, what a further scan changed, and that
 * the website has a demo already. A chunk of its own, fetched when a scan begins.
 */
export { KnownDemos } from '../scan/KnownDemos.tsx';
export { RescanList } from '../scan/RescanList.tsx';
export { ScanEnd } from '../scan/ScanEnd.tsx';
