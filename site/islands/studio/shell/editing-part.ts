/** The chunk for editing in the preview; fetched as soon as the preview is shown. */
export { GoLive } from '../live/GoLive.tsx';
export { EditingPanel } from '../preview/EditingPanel.tsx';
export { pageEditing } from '../preview/preview-editing.ts';
