import iconv from 'iconv-lite';

/**
 * Decodes a page or style sheet. The charset is that of the byte order mark, else of the header,
 * else of the document's declaration, else UTF-8, or windows-1252 for invalid UTF-8.
 */
export function decodeText(bytes: Uint8Array, contentType: string): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const charset =
    readByteOrderMark(buffer) ?? readHeaderCharset(contentType) ?? readDeclaredCharset(buffer);
  if (charset !== undefined && iconv.encodingExists(charset)) return iconv.decode(buffer, charset);
  const text = iconv.decode(buffer, 'utf-8');
  return text.slice(0, 200_000).includes('\ufffd') ? iconv.decode(buffer, 'windows-1252') : text;
}

function readByteOrderMark(buffer: Buffer): string | undefined {
  if (buffer[0] === 0xef && buffer[1] === 0xbb && buffer[2] === 0xbf) return 'utf-8';
  if (buffer[0] === 0xfe && buffer[1] === 0xff) return 'utf-16be';
  if (buffer[0] === 0xff && buffer[1] === 0xfe) return 'utf-16le';
  return undefined;
}

function readHeaderCharset(contentType: string): string | undefined {
  return normalizeCharset(
    /charset\s*=\s*["']?([\w:.-]{1,40})/iu.exec(contentType.slice(0, 300))?.[1],
  );
}

function readDeclaredCharset(buffer: Buffer): string | undefined {
  const head = buffer.subarray(0, 2048).toString('latin1');
  const named =
    /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w:.-]{1,40})/iu.exec(head)?.[1] ??
    /^\s*<\?xml[^>]{0,100}?encoding\s*=\s*["']([\w:.-]{1,40})/iu.exec(head)?.[1] ??
    /^@charset "([\w:.-]{1,40})"/u.exec(head)?.[1];
  const charset = normalizeCharset(named);
  // A declaration that is readable as ASCII cannot be in UTF-16.
  return charset?.startsWith('utf-16') === true ? 'utf-8' : charset;
}

/** Browsers read Latin-1 and ASCII as windows-1252, and never UTF-7. */
function normalizeCharset(name: string | undefined): string | undefined {
  const lower = name?.toLowerCase();
  if (lower === undefined || lower.includes('utf-7') || lower === 'utf7') return undefined;
  if (['base64', 'hex', 'binary', 'ucs2', 'cesu8'].includes(lower)) return undefined;
  return ['iso-8859-1', 'latin1', 'us-ascii', 'ascii'].includes(lower) ? 'windows-1252' : lower;
}
