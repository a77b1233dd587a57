/**
 * The preview with what writes into it: a chunk of its own, fetched as soon as the first step is
 * there.
 */
export { Preview } from '../preview/Preview.tsx';
