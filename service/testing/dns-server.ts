import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** A name server of a test, with the records that are set now. */
export interface DnsServer {
  /** For `DNS_SERVERS`: `127.0.0.1:{port}`. */
  readonly address: string;
  readonly texts: Map<string, readonly string[]>;
  /** Names that lead to this machine. */
  readonly leading: Set<string>;
  /** Names that are answered with a server failure. */
  readonly broken: Set<string>;
  readonly close: () => Promise<void>;
}

const types = { a: 1, txt: 16 } as const;

/** The name of the only question, and its length in bytes. */
function readQuestion(query: Buffer): { name: string; type: number; bytes: Buffer } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.subarray(at + 1, at + 1 + length).toString('latin1'));
    at += length + 1;
  }
  const end = at + 5;
  const type = query.readUInt16BE(at + 1);
  return { name: labels.join('.').toLowerCase(), type, bytes: query.subarray(12, end) };
}

/** A record of the name in the question. */
function createRecord(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

/** A record whose text comes in pieces of at most 255 bytes. */
function textRecord(text: string): Buffer {
  const pieces = (text.match(/.{1,20}/gsu) ?? ['']).map((piece) =>
    Buffer.concat([Buffer.from([piece.length]), Buffer.from(piece)]),
  );
  return createRecord(types.txt, Buffer.concat(pieces));
}

const thisMachine = createRecord(types.a, Buffer.from([127, 0, 0, 1]));

/** Starts a name server on this machine that knows TXT records and this machine's address. */
export async function startDnsServer(): Promise<DnsServer> {
  const texts = new Map<string, readonly string[]>();
  const leading = new Set<string>();
  const broken = new Set<string>();
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => {
    const { name, type, bytes } = readQuestion(query);
    const txtRecords = type === types.txt ? (texts.get(name) ?? []) : [];
    const found =
      type === types.a && leading.has(name)
        ? [thisMachine]
        : txtRecords.map((text) => textRecord(text));
    const head = Buffer.alloc(12);
    query.copy(head, 0, 0, 2);
    // Response codes with the authoritative flag; 2: server failure, 3: no such name.
    const status = broken.has(name) ? 2 : found.length > 0 ? 0 : 3;
    head.writeUInt16BE(0x8580 | status, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(status === 0 ? found.length : 0, 6);
    const records = status === 0 ? found : [];
    socket.send(Buffer.concat([head, bytes, ...records]), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    texts,
    leading,
    broken,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}
