/** What `/hydrate-demo.js` is built from. */
import { hydrateDemo } from './hydrate-demo.ts';

if (document.readyState === 'loading')
  addEventListener('DOMContentLoaded', () => void hydrateDemo());
else void hydrateDemo();
