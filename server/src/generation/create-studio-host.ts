import { buffer } from "node:stream/consumers";
import type { GenerationStore } from "../ports/documents/generation-store.ts";
import type { Log } from "../ports/log.ts";
import type { Media } from "../ports/media.ts";
import { areSameWords } from "./are-same-words.ts";
import type { Progress } from "./progress.ts";
import type { ProviderPermits } from "./provider-permits.ts";
import { encodeScript } from "./script-document.ts";
import type { StudioHost } from "./studio/studio-host.ts";
import { toError } from "./studio/told-fault.ts";

interface HostParts {
  readonly generations: GenerationStore;
  readonly media: Media;
  readonly progress: Pick<Progress, "tell">;
  readonly permits: Pick<ProviderPermits, "permitCall" | "settleCall">;
  readonly log: Log;
}

/** The server's side of the studio: it alone holds the stores. */
export function createStudioHost({
  generations,
  media,
  progress,
  permits,
  log,
}: HostParts): StudioHost {
  return {
    tellStep: (id, step) => progress.tell(id, step),
    tellProgress: async () => undefined,
    async keepScript(id, script, written) {
      const generation = await generations.read(id);
      // Meanwhile it was deleted, or asked for differently.
      if (generation === null || !areSameWords(generation, written)) return;
      await generations.write(id, { ...generation, script: encodeScript(script) });
    },
    permitCall: (part, dollars) => permits.permitCall(part, dollars),
    settleCall: (permit, outcome) => permits.settleCall(permit, outcome),
    async tellFallback(part, fault) {
      log.warn({ part, error: toError(fault) }, "our own goes on in a provider's place");
    },
    async recall(key) {
      const body = await media.open(key, null);
      return body === null ? null : buffer(body.stream);
    },
    remember: (key, bytes) => media.put(key, bytes, "application/octet-stream"),
  };
}
