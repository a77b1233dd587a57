/** A stream of server-sent events as a test reads it. */
export interface EventReader {
  readonly status: number;
  /** The received text so far. */
  readonly text: () => string;
  /** The data of the received events, without named events. */
  readonly events: (name?: string) => Record<string, unknown>[];
  /** Resolves when the service has ended the stream. */
  readonly ended: Promise<void>;
  readonly close: () => Promise<void>;
}

function parseEvents(text: string, name: string | undefined): Record<string, unknown>[] {
  return text.split('\n\n').flatMap((block) => {
    const lines = block.split('\n');
    const data = lines.find((line) => line.startsWith('data: '));
    const event = lines.find((line) => line.startsWith('event: '))?.slice(7);
    if (data === undefined || event !== name) return [];
    return [JSON.parse(data.slice(6)) as Record<string, unknown>];
  });
}

/** Reads a stream until it ends or is closed. */
export function readStream(response: Response): EventReader {
  let text = '';
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const reading = (async () => {
    for (;;) {
      const next = await reader?.read();
      if (!next || next.done) return;
      text += next.value;
    }
  })().catch(() => undefined);
  return {
    status: response.status,
    text: () => text,
    events: (name) => parseEvents(text, name),
    ended: reading,
    close: async () => {
      await reader?.cancel();
      await reading;
    },
  };
}
