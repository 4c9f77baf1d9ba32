import type { InspirationId, Uid } from "@hearten/contract/ids.ts";
import type { WireLiveEvent } from "@hearten/contract/inspirations.ts";
import type { InspirationChange, InspirationStore } from "../ports/documents/inspiration-store.ts";
import type { Identity, Session } from "../ports/identity.ts";
import type { Log } from "../ports/log.ts";
import type { Queue } from "../ports/queue.ts";
import { followPlaces, type ToldEvent } from "./follow-places.ts";
import type { Inspirations } from "./inspirations.ts";

/** Streams that one person may have open: a few tabs and devices. */
const streamsPerPerson = 5;

/** Where a stream's events go. */
export interface LiveSink {
  send(event: WireLiveEvent): void;
  close(): void;
  /** Aborts when nobody listens any more, at once when it is closed. */
  readonly ended: AbortSignal;
}

/** The live streams of everybody's inspirations. */
export interface LiveStreams {
  /**
   * Tells the sink the newest page and then every change of the person's own inspirations, for as
   * long as the sign-in that the headers prove holds. The oldest of too many streams is closed.
   */
  open(session: Session, headers: Headers, sink: LiveSink): Promise<void>;
  /** How many are open. */
  count(): number;
  /** Closes all streams and opens no more. */
  close(): void;
}

interface LiveStream {
  readonly uid: Uid;
  readonly headers: Headers;
  readonly sink: LiveSink;
}

interface LiveStreamsParts {
  readonly store: Pick<InspirationStore, "watch" | "read">;
  readonly queue: Pick<Queue, "countAhead">;
  readonly identity: Identity;
  readonly inspirations: Inspirations;
  readonly log: Log;
}

export function createLiveStreams({
  store,
  queue,
  identity,
  inspirations,
  log,
}: LiveStreamsParts): LiveStreams {
  const streams = new Set<LiveStream>();
  const closing = new AbortController();

  const streamsOf = (uid: Uid) => [...streams].filter((stream) => stream.uid === uid);
  const closeIfSignedOut = async (stream: LiveStream) => {
    const session = await identity.authenticate(stream.headers).catch((error: unknown) => {
      if (!stream.sink.ended.aborted)
        log.warn({ error }, "live stream ended: whether its sign-in holds could not be read");
      return null;
    });
    if (session === null) stream.sink.close();
  };
  identity.onSignedOut((uid) => {
    for (const stream of streamsOf(uid)) void closeIfSignedOut(stream);
  }, closing.signal);

  return {
    async open(session, headers, sink) {
      const { uid } = session.person;
      // Who went before the stream began tells no end of it any more.
      if (closing.signal.aborted || sink.ended.aborted) return sink.close();
      const stream = { uid, headers, sink };
      const [oldest] = streamsOf(uid);
      if (oldest !== undefined && streamsOf(uid).length >= streamsPerPerson) oldest.sink.close();
      streams.add(stream);
      const expiry = closeWhenExpired(session.expiresAt, sink);
      sink.ended.addEventListener("abort", () => {
        streams.delete(stream);
        clearTimeout(expiry);
      });

      const closeAfter = (error: unknown) => {
        // Work that was running when the sink ended is no failure.
        if (sink.ended.aborted) return;
        log.error({ error }, "live stream failed");
        sink.close();
      };
      const inOrder = createOrder(closeAfter, sink.ended);
      const notePlaces = followPlaces(
        (id) => queue.countAhead(id),
        (id) => inOrder(() => tellAgain(id)),
        sink.ended,
      );
      const send = (event: WireLiveEvent & ToldEvent) => {
        sink.send(event);
        notePlaces(event);
      };
      const tellNow = async (change: InspirationChange) =>
        send(await toEvent(change, session, inspirations));
      const tellAgain = async (id: InspirationId) => {
        const inspiration = await store.read(id);
        // A removal is told by the watch.
        if (inspiration !== null) await tellNow({ id, inspiration });
      };

      // What changes while the page is being read is told after it: nothing is missed.
      const missed: InspirationChange[] = [];
      let tell = (change: InspirationChange): void => {
        missed.push(change);
      };
      try {
        await store.watch(uid, (change) => tell(change), closeAfter, sink.ended);
        send({ type: "snapshot", ...(await inspirations.list(session, null)) });
      } catch (error) {
        // The answer has begun and can't tell; the client comes again.
        return closeAfter(error);
      }
      tell = (change) => inOrder(() => tellNow(change));
      for (const change of missed) tell(change);
      // The sign-in may have ended while the stream was being opened.
      await closeIfSignedOut(stream);
    },
    count: () => streams.size,
    close() {
      closing.abort();
      for (const stream of streams) stream.sink.close();
    },
  };
}

async function toEvent(
  { id, inspiration }: InspirationChange,
  session: Session,
  inspirations: Inspirations,
): Promise<WireLiveEvent & ToldEvent> {
  return inspiration === null
    ? { type: "removed", id }
    : { type: "changed", inspiration: await inspirations.present(session, inspiration) };
}

/** Does one piece of work after another until it is ended. */
function createOrder(
  onFault: (error: unknown) => void,
  ended: AbortSignal,
): (work: () => Promise<void>) => void {
  let last = Promise.resolve();
  return (work) => {
    last = last.then(() => (ended.aborted ? undefined : work())).catch(onFault);
  };
}

/** Node's timers hold 31 bits of milliseconds; a stream that old may well start afresh. */
const maxTimeout = 2 ** 31 - 1;

function closeWhenExpired(expiresAt: Date, sink: LiveSink): NodeJS.Timeout {
  const left = Math.min(Math.max(0, expiresAt.getTime() - Date.now()), maxTimeout);
  return setTimeout(() => sink.close(), left).unref();
}
