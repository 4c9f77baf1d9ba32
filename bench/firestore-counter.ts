// A proxy in front of the Firestore emulator that counts reads and writes as Firestore's bill does.
import { once } from "node:events";
import {
  type ClientHttp2Stream,
  connect,
  constants,
  createServer,
  type ServerHttp2Stream,
} from "node:http2";
import type { AddressInfo } from "node:net";

export interface FirestoreCounter {
  /** `host:port`, for a process to use instead of the emulator's. */
  readonly host: string;
  /** Documents until now. A query without a result counts as one read. */
  read(): { readonly reads: number; readonly writes: number; readonly deletes: number };
  close(): void;
}

/** @param host `host:port` of the emulator */
export async function countFirestore(host: string): Promise<FirestoreCounter> {
  const counts = { reads: 0, writes: 0, deletes: 0 };

  const count = (asked: ServerHttp2Stream, answered: ClientHttp2Stream, method: string) => {
    const field = readIn[method];
    if (field !== undefined) {
      // The emulator tells a listener of some documents twice.
      const found = new Set<string>();
      eachMessage(answered, (message) => {
        for (const { number, bytes } of fieldsOf(message))
          if (field.includes(number)) found.add(bytes.toString("base64"));
      });
      asked.on("close", () => (counts.reads += Math.max(1, found.size)));
    }
    if (method === "Commit")
      eachMessage(asked, (message) => {
        const writes = fieldsOf(message).filter(({ number }) => number === commitWrites);
        const deletes = writes.filter(({ bytes }) =>
          fieldsOf(bytes).some(({ number }) => number === writeDelete),
        );
        // What was refused has no answer but its status.
        answered.once("data", () => {
          counts.deletes += deletes.length;
          counts.writes += writes.length - deletes.length;
        });
      });
  };

  const server = createServer();
  server.on("session", (session) => {
    const onward = connect(`http://${host}`);
    for (const [end, other] of [
      [session, onward],
      [onward, session],
    ] as const) {
      end.on("error", () => undefined);
      end.on("close", () => other.destroy());
    }
    session.on("stream", (asked, headers) => {
      const answered = onward.request(headers);
      count(asked, answered, String(headers[":path"]).split("/").at(-1) ?? "");
      forward(asked, answered);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { host: `127.0.0.1:${port}`, read: () => counts, close: () => void server.close() };
}

/** The fields of answers that contain a document, or say that there is none. */
const readIn: Readonly<Record<string, readonly number[]>> = {
  BatchGetDocuments: [1, 2],
  RunQuery: [1],
  Listen: [3],
};
const commitWrites = 2;
const writeDelete = 2;

function forward(asked: ServerHttp2Stream, answered: ClientHttp2Stream): void {
  let trailers = {};
  answered.on("response", (headers, flags) => {
    const isAll = (flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0;
    asked.respond(headers, isAll ? { endStream: true } : { waitForTrailers: true });
  });
  answered.on("trailers", (last) => (trailers = last));
  asked.on("wantTrailers", () => asked.sendTrailers(trailers));
  asked.pipe(answered);
  answered.pipe(asked);
  for (const [end, other] of [
    [asked, answered],
    [answered, asked],
  ] as const) {
    end.on("error", () => undefined);
    // One that ended well hands its end on by the pipe, behind all that it has said.
    end.on("close", () => end.rstCode !== constants.NGHTTP2_NO_ERROR && other.close(end.rstCode));
  }
}

/** Calls back with each message of a gRPC stream: one byte for the encoding, four for the length, then the message. */
function eachMessage(
  stream: ServerHttp2Stream | ClientHttp2Stream,
  tell: (message: Buffer) => void,
): void {
  let waiting = Buffer.alloc(0);
  stream.on("data", (chunk: Buffer) => {
    waiting = Buffer.concat([waiting, chunk]);
    while (waiting.length >= 5 && waiting.length >= 5 + waiting.readUInt32BE(1)) {
      const end = 5 + waiting.readUInt32BE(1);
      tell(waiting.subarray(5, end));
      waiting = waiting.subarray(end);
    }
  });
}

/**
 * The length-delimited fields of a protobuf message. All fields that we need are of this kind.
 *
 * @see https://protobuf.dev/programming-guides/encoding/
 */
function fieldsOf(message: Buffer): { number: number; bytes: Buffer }[] {
  const fields: { number: number; bytes: Buffer }[] = [];
  let place = 0;
  const readNumber = () => {
    for (let value = 0, worth = 1; ; worth *= 128) {
      const byte = message[place] ?? 0;
      place += 1;
      value += (byte % 128) * worth;
      if (byte < 128) return value;
    }
  };
  while (place < message.length) {
    const tag = readNumber();
    const kind = tag % 8;
    if (kind === 0) readNumber();
    else if (kind === 1) place += 8;
    else if (kind === 5) place += 4;
    else {
      const length = readNumber();
      fields.push({ number: Math.floor(tag / 8), bytes: message.subarray(place, place + length) });
      place += length;
    }
  }
  return fields;
}
