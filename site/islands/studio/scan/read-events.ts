export interface ServerEvent {
  readonly event: string;
  readonly data: string;
}

/**
 * Reads `text/event-stream` as it arrives.
 * https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const blocks = rest.split(/\r\n\r\n|\n\n|\r\r/u);
      rest = blocks.pop() ?? '';
      for (const block of blocks) yield* parseEvent(block);
      if (done) {
        yield* parseEvent(rest);
        return;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function* parseEvent(block: string): Generator<ServerEvent> {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split(/\r\n|\n|\r/u)) {
    const [, name = '', value = ''] = /^([^:]*):? ?(.*)$/su.exec(line) ?? [];
    if (name === 'event') event = value;
    if (name === 'data') data.push(value);
  }
  if (data.length > 0) yield { event, data: data.join('\n') };
}
