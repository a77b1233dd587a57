/** A stream with more unread bytes than this is ended; its reader reconnects. */
const maxQueued = 64 * 1024;
const heartbeatMs = 15_000;
/** Maximum age of a stream, because lost connections are not detected; browsers reconnect. */
const maxAgeMs = 15 * 60 * 1000;

/** An open stream of server-sent events, with what its owner stores about it. */
interface OpenStream<S> {
  readonly state: S;
  readonly send: (message: string) => void;
  readonly end: () => void;
}

interface RoomStream<S> extends OpenStream<S> {
  readonly since: number;
}

export interface StreamRooms<S> {
  /** Opens a stream in a room; the greeting is sent at once. */
  readonly open: (room: string, state: S, greeting: string) => ReadableStream<Uint8Array>;
  readonly streamsIn: (room: string) => readonly OpenStream<S>[];
  /** The rooms with a stream. */
  readonly rooms: () => readonly string[];
  /** The number of streams of a room, or of all. */
  readonly size: (room?: string) => number;
  /** Sends a heartbeat and ends expired streams. Called every 15 seconds. */
  readonly sendHeartbeats: () => void;
  /** Ends all streams; their readers reconnect to another process. */
  readonly close: () => void;
}

interface Options {
  readonly now: () => number;
  /** Called when the first stream opens; what it returns is called when the last one has ended. */
  readonly listen: () => () => void;
  /** Called after each heartbeat. */
  readonly onHeartbeat?: () => void;
}

const encoder = new TextEncoder();

/** Streams of server-sent events by room, such as those of an agency or of a demo. */
export function createStreamRooms<S>({ now, listen, onHeartbeat }: Options): StreamRooms<S> {
  const members = new Map<string, Set<RoomStream<S>>>();
  let stopListening: (() => void) | undefined;
  const heartbeats = setInterval(sendHeartbeats, heartbeatMs).unref();

  function leave(room: string, member: RoomStream<S>): void {
    const others = members.get(room);
    if (!others?.delete(member) || others.size > 0) return;
    members.delete(room);
    if (members.size > 0) return;
    stopListening?.();
    stopListening = undefined;
  }

  function join(
    room: string,
    state: S,
    controller: ReadableStreamDefaultController<Uint8Array>,
  ): RoomStream<S> {
    const member: RoomStream<S> = {
      state,
      since: now(),
      send: (message) => {
        if ((controller.desiredSize ?? 0) <= 0) member.end();
        else controller.enqueue(encoder.encode(message));
      },
      end: () => {
        leave(room, member);
        try {
          controller.close();
        } catch {
          // The reader has already disconnected.
        }
      },
    };
    members.set(room, (members.get(room) ?? new Set()).add(member));
    stopListening ??= listen();
    return member;
  }

  const all = (): RoomStream<S>[] => [...members.values()].flatMap((room) => [...room]);

  function sendHeartbeats(): void {
    for (const member of all()) {
      if (now() - member.since >= maxAgeMs) member.end();
      else member.send(': still here\n\n');
    }
    onHeartbeat?.();
  }

  return {
    open: (room, state, greeting) => {
      let joined: RoomStream<S> | undefined;
      return new ReadableStream<Uint8Array>(
        {
          start: (controller) => {
            controller.enqueue(encoder.encode(greeting));
            joined = join(room, state, controller);
          },
          cancel: () => {
            if (joined) leave(room, joined);
          },
        },
        new ByteLengthQueuingStrategy({ highWaterMark: maxQueued }),
      );
    },
    streamsIn: (room) => [...(members.get(room) ?? [])],
    rooms: () => [...members.keys()],
    size: (room) => (room === undefined ? all().length : (members.get(room)?.size ?? 0)),
    sendHeartbeats,
    close: () => {
      clearInterval(heartbeats);
      for (const member of all()) member.end();
    },
  };
}
