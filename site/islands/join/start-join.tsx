import { createRoot } from 'react-dom/client';
import '../shell/mount-shell.tsx';
import { JoinPage } from './JoinPage.tsx';

const place = document.getElementById('join');
const token = new URLSearchParams(window.location.search).get('token')?.trim() ?? '';
if (place) createRoot(place).render(<JoinPage token={token} />);
