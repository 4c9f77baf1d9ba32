import { createParser } from "eventsource-parser";
import { ProviderFault } from "../../ports/provider-fault.ts";
import { readBody } from "../provider-calls/call-provider.ts";

/** Characters that one event may have. One that never ends must not fill the memory. */
const maxEventLength = 1_000_000;

/**
 * The data of each event of the answer. An answer that is one JSON document, of a server that doesn't stream, is one
 * event.
 *
 * @throws {ProviderFault} when the connection breaks or an event is too long; the signal's reason once it aborts
 */
export async function* readEvents(
  response: Response,
  signal: AbortSignal,
): AsyncGenerator<string, void, void> {
  const isDocument = /^application\/json\b/i.test(response.headers.get("content-type") ?? "");
  const decoder = new TextDecoder();
  const events: string[] = [];
  let isTooLong = false;
  let document = "";
  const parser = createParser({
    maxBufferSize: maxEventLength,
    onEvent: ({ data }) => events.push(data),
    onError: ({ type }) => {
      isTooLong ||= type === "max-buffer-size-exceeded";
    },
  });
  for await (const bytes of readBody(response, signal)) {
    const text = decoder.decode(bytes, { stream: true });
    if (isDocument) document += text;
    else parser.feed(text);
    yield* events.splice(0);
    if (isTooLong || document.length > maxEventLength)
      throw new ProviderFault("unusable", "The provider sent an event without an end.");
  }
  // The last event of a stream may lack its empty line.
  parser.feed(`${decoder.decode()}\n\n`);
  if (isDocument) yield document;
  yield* events.splice(0);
}
