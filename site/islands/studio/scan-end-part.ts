/** What is seen of a scan that brought no whole website: a chunk of its own, fetched when one begins. */
export { ScanEnd } from './ScanEnd.tsx';
