/** The entry of `/hydrate-demo.js`. */
import { hydrateDemo } from './hydrate-demo.ts';

if (document.readyState === 'loading')
  addEventListener('DOMContentLoaded', () => void hydrateDemo());
else void hydrateDemo();
