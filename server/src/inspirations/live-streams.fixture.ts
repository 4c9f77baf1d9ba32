import { createMemorySpace } from "../adapters/free-space/memory.ts";
import type { Documents } from "../ports/documents/documents.ts";
import type { Identity } from "../ports/identity.ts";
import type { Log } from "../ports/log.ts";
import type { Queue } from "../ports/queue.ts";
import { noDailyLimit } from "./daily-limit.fixture.ts";
import { createInspirations } from "./inspirations.ts";
import { createLiveStreams, type LiveStreams } from "./live-streams.ts";
import { createOutlook } from "./outlook.ts";

interface StreamParts {
  readonly documents: Documents;
  readonly queue: Queue;
  readonly identity: Identity;
  readonly log: Log;
  /** Signs the address of a medium; the default adds the path of media alone. */
  readonly signAddress?: (key: string) => string;
}

/** Live streams of what is in these documents and this queue, for people without a limit for the day. */
export function createTestStreams({
  documents,
  queue,
  identity,
  log,
  signAddress = (key) => `/api/media/${key}`,
}: StreamParts): LiveStreams {
  return createLiveStreams({
    store: documents.inspirations,
    queue,
    identity,
    inspirations: createInspirations({
      store: documents.inspirations,
      freeSpace: createMemorySpace(),
      dailyLimit: noDailyLimit,
      signAddress: ({ key }) => signAddress(key),
      outlook: createOutlook({ queue, paces: documents.paces, log }),
    }),
    log,
  });
}
