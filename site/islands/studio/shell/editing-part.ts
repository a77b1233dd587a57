/** Editing in the preview: a chunk of its own, fetched as soon as the preview is there. */
export { EditingPanel } from '../preview/EditingPanel.tsx';
export { pageEditing } from '../preview/preview-editing.ts';
