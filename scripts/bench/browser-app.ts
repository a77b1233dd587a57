/**
 * The browser's half of the peer that renders in the browser: fetches the page's content and
 * renders it.
 */
import { createRoot } from 'react-dom/client';
import { toElement, type Part } from './react-parts.ts';

const answer = await fetch('/app.json');
const body = (await answer.json()) as Part;
const place = document.getElementById('root');
if (place && typeof body === 'object') createRoot(place).render(body.children.map(toElement));
