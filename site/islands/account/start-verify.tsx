import { createRoot } from 'react-dom/client';
import '../shell/mount-shell.tsx';
import { VerifyEmail } from './VerifyEmail.tsx';

const place = document.getElementById('verify');
const token = new URLSearchParams(window.location.search).get('token') ?? '';
if (place) createRoot(place).render(<VerifyEmail token={token} />);
