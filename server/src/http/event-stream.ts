import type { ServerResponse } from "node:http";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context } from "hono";
import type { Bindings } from "./bindings.ts";

/** Milliseconds between signs of life, so that neither proxy nor person takes silence for an end. */
const heartbeatMilliseconds = 15_000;
/** Signs of life that may wait: a client that takes none for so long takes nothing any more. */
const maxWaitingHeartbeats = 4;
/** Milliseconds in which a client has to take the rest of a stream that was closed. */
const restMilliseconds = 10_000;
/** Bytes that may wait for a slow reader. Beyond it the stream ends; reconnecting starts afresh. */
const maxWaitingBytes = 1024 * 1024;

/** Server-Sent Events to one client. */
interface EventStream {
  /** @param data anything that JSON can hold */
  send(event: string, data: object): void;
  /** The client still gets what was sent, unless it takes too long. */
  close(): void;
  /** Aborts when the stream has ended, from whichever side; on this side at once. */
  readonly ended: AbortSignal;
}

/**
 * Answers with a stream on Node's own response, which takes a third of the memory of the framework's
 * and half of its time.
 *
 * @param run uses the stream, which stays open after it has resolved
 */
export async function answerWithEvents(
  context: Context<Bindings>,
  run: (stream: EventStream) => Promise<void>,
): Promise<Response> {
  if (context.req.method === "HEAD") return context.body(null);
  const response = context.env.outgoing;
  // What the middleware has set so far goes out with the raw response.
  response.setHeaders(context.res.headers);
  await run(openEventStream(response));
  return RESPONSE_ALREADY_SENT;
}

function openEventStream(response: ServerResponse): EventStream {
  const ended = new AbortController();
  response.setHeader("Content-Type", "text/event-stream; charset=utf-8");
  // Proxies of the nginx family hold answers back otherwise.
  response.setHeader("X-Accel-Buffering", "no");
  const write = (text: string, onTaken?: () => void) => {
    if (response.writableEnded || response.destroyed) return;
    response.write(text, onTaken);
    if (response.writableLength > maxWaitingBytes) response.destroy();
  };
  let waitingHeartbeats = 0;
  const heartbeat = setInterval(() => {
    if (waitingHeartbeats === maxWaitingHeartbeats) response.destroy();
    waitingHeartbeats += 1;
    write(": still here\n\n", () => {
      waitingHeartbeats -= 1;
    });
  }, heartbeatMilliseconds);
  const end = () => {
    clearInterval(heartbeat);
    ended.abort();
  };
  response.once("close", end);
  if (response.closed) end();
  // A client that vanished in the middle of a write; `close` follows.
  response.on("error", () => undefined);
  // The headers alone tell the client that it is connected.
  write("retry: 1000\n\n");
  return {
    send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    close() {
      if (ended.signal.aborted) return;
      const rest = setTimeout(() => response.destroy(), restMilliseconds);
      response.end(() => clearTimeout(rest));
      end();
    },
    ended: ended.signal,
  };
}
