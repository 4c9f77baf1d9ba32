import { type Server, STATUS_CODES } from "node:http";
import { RequestError } from "@hono/node-server";
import { Refusal } from "../ports/refusal.ts";
import { toErrorAnswer } from "./errors.ts";

/** Statuses of what Node gives up on by the codes of its errors; anything else is a 400. */
const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers a request whose head is HTTP but makes no address; of any other error nothing is told. */
export function answerUnreadable(error: unknown): Response {
  const { status, body } = error instanceof RequestError ? unreadable() : toErrorAnswer(error);
  return Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
}

/** Answers what never becomes a request, because Node's parser gives it up, and ends the connection. */
export function answerUnparsable(server: Server): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    // After a byte of an earlier answer nobody could tell where this one begins.
    const isUntouched = "bytesWritten" in socket && socket.bytesWritten === 0;
    if (!socket.writable || !isUntouched) {
      socket.destroy();
      return;
    }
    const status = statuses[error.code ?? ""] ?? 400;
    const text = JSON.stringify(unreadable().body);
    socket.end(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        "Content-Type: application/json",
        `Content-Length: ${Buffer.byteLength(text)}`,
        "Cache-Control: no-store",
        "Connection: close",
        "",
        text,
      ].join("\r\n"),
    );
  });
}

function unreadable() {
  return toErrorAnswer(new Refusal("malformed-request", "The request could not be read."));
}
