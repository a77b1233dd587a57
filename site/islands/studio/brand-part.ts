/** The second step: a chunk of its own, fetched behind the first. */
export { BrandStep } from './BrandStep.tsx';
