import { type Server, STATUS_CODES } from "node:http";
import { RequestError } from "@hono/node-server";
import { Refusal } from "../ports/refusal.ts";
import { toErrorAnswer } from "./errors.ts";
import { bareSecurityHeaders } from "./security-headers.ts";

/** HTTP statuses by the codes of Node's errors. All others are 400. */
const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const headers = { ...bareSecurityHeaders, "Cache-Control": "no-store" };

/** Answers a request that is HTTP but has no valid address. Of other errors it tells nothing. */
export function answerMalformed(error: unknown): Response {
  const { status, body } = error instanceof RequestError ? malformed() : toErrorAnswer(error);
  return Response.json(body, { status, headers });
}

/** Answers what Node's parser rejects before it becomes a request, and closes the connection. */
export function answerUnparsable(server: Server): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    // After a part of an earlier answer the client could not tell where this one begins.
    const isUntouched = "bytesWritten" in socket && socket.bytesWritten === 0;
    if (!socket.writable || !isUntouched) {
      socket.destroy();
      return;
    }
    const status = statuses[error.code ?? ""] ?? 400;
    const text = JSON.stringify(malformed().body);
    socket.end(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        "Content-Type: application/json",
        `Content-Length: ${Buffer.byteLength(text)}`,
        ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
        "Connection: close",
        "",
        text,
      ].join("\r\n"),
    );
  });
}

function malformed() {
  return toErrorAnswer(new Refusal("malformed-request", "The request could not be read."));
}
