/**
 * The third step, what its button does, and the last step, which must be there when the service is
 * gone by then: a chunk of its own. It names the second step too, so that the bundler leaves what
 * both are made of with that one.
 */
export { BrandStep } from './BrandStep.tsx';
export { CheckLink } from '../making/CheckLink.tsx';
export { ContentStep } from './ContentStep.tsx';
export { generateSite } from '../making/demo-store.ts';
export { LinkStep } from '../making/LinkStep.tsx';
export { MakingRefused } from '../making/MakingRefused.tsx';
