/** Editing in the preview: a chunk of its own, fetched as soon as the preview is there. */
export { EditingPanel } from './EditingPanel.tsx';
export { pageEditing } from './preview-editing.ts';
