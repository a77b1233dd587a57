import { createRoot } from 'react-dom/client';
import '../shell/mount-shell.tsx';
import { App } from './App.tsx';
import { takeGreeting } from '../shell/enter-workspace.ts';
import { toast } from '../ui/toast-store.ts';
import { findRoute } from './routes.ts';
import { handleLinks } from './router.ts';

const isOurs = (path: string): boolean => findRoute(path) !== undefined;

// The page's module is fetched while the service is asked for the session.
findRoute(window.location.pathname)?.route.fetch();
handleLinks(isOurs);
const greeting = takeGreeting();
if (greeting) toast(greeting);
const place = document.getElementById('app');
if (place) createRoot(place).render(<App />);
