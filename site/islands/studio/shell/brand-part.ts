/**
 * The second step, and what the first shows of other drafts: a chunk of its own, fetched behind the
 * first step.
 */
export { BrandStep } from './BrandStep.tsx';
export { OtherDrafts } from '../scan/OtherDrafts.tsx';
