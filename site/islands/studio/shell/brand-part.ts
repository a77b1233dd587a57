/**
 * The chunk of the second step, and of the other drafts that the first step shows; fetched after
 * the first step.
 */
export { BrandStep } from './BrandStep.tsx';
export { OtherDrafts } from '../scan/OtherDrafts.tsx';
