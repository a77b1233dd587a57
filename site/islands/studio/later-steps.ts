/** What nobody sees before the second step was left: a chunk of its own, fetched while the first ones are filled in. */
export { ContentStep } from './ContentStep.tsx';
export { LinkStep } from './LinkStep.tsx';
