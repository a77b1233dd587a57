/** A server with nothing in it: one body from memory, the headers a page needs. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

const [port = '0', bodyFile = ''] = process.argv.slice(2);
const plain = readFileSync(bodyFile);
const packed = brotliCompressSync(plain);
createServer((request, response) => {
  const br = request.headers['accept-encoding']?.includes('br') === true;
  const body = br ? packed : plain;
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': body.length,
    ...(br && { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' }),
    'Cache-Control': 'public, max-age=0, must-revalidate',
    ETag: '"1"',
  });
  response.end(body);
}).listen(Number(port), '127.0.0.1');
