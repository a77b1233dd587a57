import { expect, test } from 'vitest';
import { readEvents, type ServerEvent } from './read-events.ts';

function createStream(...pieces: readonly (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) {
        controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece);
      }
      controller.close();
    },
  });
}

async function collectEvents(stream: ReadableStream<Uint8Array>): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  for await (const event of readEvents(stream)) events.push(event);
  return events;
}

test('events are read in order, wherever the chunks are split', async () => {
  const events = await collectEvents(
    createStream(
      'event: progress\nda',
      'ta: {"stage":"fetching"}\n',
      '\nevent: result\ndata: {}\n\n',
    ),
  );
  expect(events).toEqual([
    { event: 'progress', data: '{"stage":"fetching"}' },
    { event: 'result', data: '{}' },
  ]);
});

test('a character split between two chunks is decoded', async () => {
  const bytes = new TextEncoder().encode('data: é\n\n');
  expect(await collectEvents(createStream(bytes.slice(0, 7), bytes.slice(7)))).toEqual([
    { event: 'message', data: 'é' },
  ]);
});

test('comments and unknown lines are skipped, several data lines are joined', async () => {
  expect(
    await collectEvents(createStream(': keep-alive\n\nid: 4\ndata: one\ndata: two\r\n\r\n')),
  ).toEqual([{ event: 'message', data: 'one\ntwo' }]);
});

test('a last event without its blank line is read', async () => {
  expect(await collectEvents(createStream('event: result\ndata: {"a":1}'))).toEqual([
    { event: 'result', data: '{"a":1}' },
  ]);
});
