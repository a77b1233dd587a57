/** The handle between an old page and its demo. */
import { start } from '../islands/compare/start.ts';

const pictures = document.querySelector<HTMLElement>('[data-compare]');
if (pictures) start(pictures);
