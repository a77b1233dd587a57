import { createRoot } from 'react-dom/client';
import { refreshSessionOnFocus } from '../auth/session-store.ts';
import { Shell } from './Shell.tsx';

const container = document.getElementById('shell');
if (container) {
  createRoot(container).render(<Shell />);
  refreshSessionOnFocus();
}

export { openAuth } from './auth-request.ts';
export { resume } from './resume.ts';
export { openBuilder } from './shell-store.ts';
export { startTrial } from './start-trial.ts';
export { toast } from '../ui/toast-store.ts';
