import { liveInspirationsPath } from "@hearten/contract/inspirations.ts";
import type { Hono } from "hono";
import type { Bindings } from "../http/bindings.ts";
import { refuseOtherMethods, requireSession } from "../http/contract-routes.ts";
import { answerWithEvents } from "../http/event-stream.ts";
import type { Identity } from "../ports/identity.ts";
import type { LiveStreams } from "./live-streams.ts";

/** Serves the live stream of a person's inspirations. */
export function mountLiveInspirations(
  app: Hono<Bindings>,
  streams: LiveStreams,
  identity: Identity,
): void {
  app.get(liveInspirationsPath, async (context) => {
    const session = await requireSession(context, identity);
    return answerWithEvents(context, (stream) =>
      streams.open(session, context.req.raw.headers, {
        send: ({ type, ...data }) => stream.send(type, data),
        close: () => stream.close(),
        ended: stream.ended,
      }),
    );
  });
  refuseOtherMethods(app, liveInspirationsPath, ["GET"]);
}
