import { liveInspirationsPath } from "@hearten/contract/inspirations.ts";
import type { Hono } from "hono";
import type { Bindings } from "../http/bindings.ts";
import { refuseOtherMethods, requireSession } from "../http/contract-routes.ts";
import { answerWithEvents, type EventStream } from "../http/event-stream.ts";
import type { Identity } from "../ports/identity.ts";
import type { LiveSink, LiveStreams } from "./live-streams.ts";

/** Serves the live stream of a person's inspirations. */
export function mountLiveInspirations(
  app: Hono<Bindings>,
  streams: LiveStreams,
  identity: Identity,
): void {
  app.get(liveInspirationsPath, async (context) => {
    const session = await requireSession(context, identity);
    const proof = proofOf(context.req.raw.headers);
    return answerWithEvents(context, (stream) => streams.open(session, proof, toSink(stream)));
  });
  refuseOtherMethods(app, liveInspirationsPath, ["GET"]);
}

/** What a stream keeps for as long as it is open holds nothing of its request but this: there may be thousands. */
function proofOf(headers: Headers): Headers {
  const proof = new Headers();
  for (const name of ["authorization", "cookie"]) {
    const value = headers.get(name);
    if (value !== null) proof.set(name, value);
  }
  return proof;
}

function toSink(stream: EventStream): LiveSink {
  return {
    send: ({ type, ...data }) => stream.send(type, data),
    close: () => stream.close(),
    ended: stream.ended,
  };
}
