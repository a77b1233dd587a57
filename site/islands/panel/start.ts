/** The entry of `/islands/panel.js`. */
export { start } from './start-panel.tsx';
