declare module 'css-tree/selector-parser' {
  import type { parse } from 'css-tree';
  const parseSelector: typeof parse;
  export default parseSelector;
}
