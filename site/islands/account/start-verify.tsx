import { createRoot } from 'react-dom/client';
import '../shell/mount-shell.tsx';
import { VerifyEmail } from './VerifyEmail.tsx';

const place = document.getElementById('verify');
const parameters = new URLSearchParams(window.location.search);
if (place) createRoot(place).render(<VerifyEmail parameters={parameters} />);
