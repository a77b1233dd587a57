import { createRoot } from 'react-dom/client';
import { keepSessionFresh } from '../auth/session-store.ts';
import { Shell } from './Shell.tsx';

const container = document.getElementById('shell');
if (container) {
  const { terms = '', privacy = '' } = container.dataset;
  createRoot(container).render(<Shell terms={terms} privacy={privacy} />);
  keepSessionFresh();
}

export { openAuth, openBuilder, resume } from './shell-store.ts';
export { toast } from '../ui/toast-store.ts';
