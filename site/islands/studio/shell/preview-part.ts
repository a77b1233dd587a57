/**
 * The chunk of the preview and of everything that writes into it; fetched once the first step is
 * shown.
 */
export { Preview } from '../preview/Preview.tsx';
