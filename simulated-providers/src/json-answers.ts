import type { Exchange } from "./simulated-route.ts";
import { waitForEver } from "./text-stream.ts";

/** Answers the call, or doesn't, in the modes that are the same in every wire format. Returns whether this was one. */
export async function answerBeside(exchange: Exchange, mode: string): Promise<boolean> {
  const { response } = exchange;
  if (mode === "hang") await waitForEver(exchange);
  else if (mode === "reset") response.socket?.resetAndDestroy();
  else if (mode === "redirect") response.writeHead(307, { Location: "?moved" }).end();
  else if (mode === "web-page")
    response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>It works!</h1>\n");
  else return false;
  return true;
}

export function sendJson(
  { response }: Exchange,
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { ...headers, "Content-Type": "application/json" });
  response.end(JSON.stringify(body));
}

/** What a careless provider says in an error: the key, and all that was sent. */
export function echo({ call: { headers, body } }: Exchange): string {
  const key = headers.authorization ?? headers["x-api-key"] ?? headers["xi-api-key"] ?? "no key";
  return `You sent ${String(key)} and ${body}`;
}

/** The user's message, parsed; null when it is no JSON. */
export function parseContent(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
}
