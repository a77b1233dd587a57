/**
 * What is seen of a scan that brought no whole website, or of a further one: a chunk of its own,
 * fetched when one begins.
 */
export { RescanList } from '../scan/RescanList.tsx';
export { ScanEnd } from '../scan/ScanEnd.tsx';
