/**
 * `node scripts/bench/react-server.ts <port> <file>`: a server that renders the page of the file with React for every request, as
 * server-side frameworks do. The same elements, attributes and texts, made into React elements once.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

const [, , port = '8797', file = ''] = process.argv;

function elementOf(node: DefaultTreeAdapterTypes.ChildNode, key: number): ReactNode {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (!('tagName' in node)) return null;
  const attributes: Record<string, unknown> = { key };
  for (const { name, value } of node.attrs) {
    // React asks for handlers and styles as functions and objects; a page of ours has none of them.
    if (!name.startsWith('on') && name !== 'style') attributes[name === 'class' ? 'className' : name] = value;
  }
  if (node.tagName === 'script' || node.tagName === 'style') {
    const [child] = node.childNodes;
    const html = child && 'value' in child ? child.value : '';
    return createElement(node.tagName, { ...attributes, dangerouslySetInnerHTML: { __html: html } });
  }
  const isVoid = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/u.test(node.tagName);
  // Fields with a value and no handler are a warning each.
  if (node.tagName === 'option' || node.tagName === 'input') delete attributes['value'];
  return createElement(node.tagName, attributes, ...(isVoid ? [] : node.childNodes.map(elementOf)));
}

const page = parse(readFileSync(file, 'utf8')).childNodes.map(elementOf);
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
createServer((_, response) => {
  const html = renderToString(createElement('div', {}, page));
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
  response.end(brotliCompressSync(`<!DOCTYPE html>${html}`, quality));
}).listen(Number(port), '127.0.0.1');
