import { createRoot } from 'react-dom/client';
import '../shell/mount-shell.tsx';
import { AccountPage } from './AccountPage.tsx';

const place = document.getElementById('account');
const parameters = new URLSearchParams(window.location.search);
if (place)
  createRoot(place).render(<AccountPage showsTestBilling={parameters.get('billing') === 'test'} />);
