export { LiveLine } from './LiveLine.tsx';
export { NowColumn } from './NowColumn.tsx';
export { ReadingLine } from './ReadingLine.tsx';
