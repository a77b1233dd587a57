/**
 * `node scripts/bench/raw-server.ts <port> <body file> <database>`: a minimal server. `/` answers
 * one body from memory with a page's headers, `/row` a demo's row as JSON with one prepared
 * statement. A POST is read and answered with 204.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import SqliteFile from 'better-sqlite3';

const [port = '0', bodyFile = '', database = ''] = process.argv.slice(2);
const plain = readFileSync(bodyFile);
const packed = brotliCompressSync(plain);
const row = new SqliteFile(database, { readonly: true }).prepare('select * from demos limit 1');
createServer((request, response) => {
  if (request.method === 'POST') {
    request.resume().on('end', () => response.writeHead(204).end());
    return;
  }
  const isRow = request.url === '/row';
  const br = !isRow && request.headers['accept-encoding']?.includes('br') === true;
  const body = isRow ? Buffer.from(JSON.stringify(row.get())) : br ? packed : plain;
  response.writeHead(200, {
    'Content-Type': isRow ? 'application/json' : 'text/html; charset=utf-8',
    'Content-Length': body.length,
    ...(br && { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' }),
    'Cache-Control': 'public, max-age=0, must-revalidate',
    ETag: '"1"',
  });
  response.end(body);
}).listen(Number(port), '127.0.0.1');
