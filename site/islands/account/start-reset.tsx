import { createRoot } from 'react-dom/client';
import '../shell/mount-shell.tsx';
import { ResetPassword } from './ResetPassword.tsx';

const place = document.getElementById('reset');
const token = new URLSearchParams(window.location.search).get('token')?.trim() ?? '';
if (place) createRoot(place).render(<ResetPassword token={token} />);
