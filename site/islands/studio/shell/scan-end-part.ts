/**
 * The chunk for a scan: what was found so far, why it did not finish, the differences of a repeated
 * scan, and existing demos of the website. Fetched when a scan begins.
 */
export { FoundSoFar } from '../scan/FoundSoFar.tsx';
export { KnownDemos } from '../scan/KnownDemos.tsx';
export { RescanList } from '../scan/RescanList.tsx';
export { ScanEnd } from '../scan/ScanEnd.tsx';
