declare module 'css-tree/selector-parser' {
  import type { parse } from 'css-tree';
  const parseSelector: typeof parse;
  export default parseSelector;
}
declare module 'css-tree/utils' {
  export { ident } from 'css-tree';
}
