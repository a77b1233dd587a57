/**
 * The chunk of the third step, its button and the last step, which must be available even if the
 * service is down by then. It also imports the second step, so that the bundler keeps the modules
 * shared by both in that step's chunk.
 */
export { saveEdits, startAutoSave } from '../editor/auto-save.ts';
export { BrandTab } from '../editor/BrandTab.tsx';
export { ContactTab } from '../editor/ContactTab.tsx';
export { EditorFoot } from '../editor/EditorFoot.tsx';
export { EditorsLine } from '../editor/EditorsLine.tsx';
export { startReporting } from '../editor/other-editors.ts';
export { ClientComments } from '../content/ClientComments.tsx';
export { SectionBody } from '../content/SectionBody.tsx';
export { findOpenSection, SectionList } from '../content/SectionList.tsx';
export { PageParts } from '../editor/PageParts.tsx';
export { $view } from './view-store.ts';
export { ScanStep } from '../scan/ScanStep.tsx';
export { SendPanel } from '../editor/SendPanel.tsx';
export { BrandStep } from './BrandStep.tsx';
export { CheckLink } from '../making/CheckLink.tsx';
export { ContentStep } from './ContentStep.tsx';
export { generateSite } from '../making/demo-store.ts';
export { LinkStep } from '../making/LinkStep.tsx';
export { MakingRefused } from '../making/MakingRefused.tsx';
