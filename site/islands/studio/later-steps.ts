/** What nobody sees before the first step is done: a chunk of its own, fetched while that is filled in. */
export { BrandStep } from './BrandStep.tsx';
export { CheckLink } from './CheckLink.tsx';
export { ContentStep } from './ContentStep.tsx';
export { generateSite } from './demo-store.ts';
export { LinkStep } from './LinkStep.tsx';
export { ScanEnd } from './ScanEnd.tsx';
