import { createHash } from "node:crypto";
import { type InspirationId, toInspirationId } from "@hearten/contract/ids.ts";
import * as v from "valibot";
import type { Commission } from "../../ports/writer.ts";
import type { StudioHost } from "../studio/studio-host.ts";
import { promptVersion } from "./load-instructions.ts";
import { type Draft, draftSchema } from "./script-answer.ts";

/** Where drafts are kept until their inspiration is at its end. */
export interface DraftStore {
  readonly host: Pick<StudioHost, "recall" | "remember">;
  /** The folder of the media that belong to the inspiration, with a slash at its end. */
  readonly folderOf: (id: InspirationId) => string;
}

/** Keeps the first draft of a script, which is paid for, while its faulty lines are asked for. */
export interface DraftKeeper {
  /** Null when none was kept for these words. */
  recall(): Promise<Draft | null>;
  keep(draft: Draft): Promise<void>;
}

const kept = v.pipe(v.string(), v.parseJson(), draftSchema);

/** @param name the model's */
export function createDraftKeeper(
  { host, folderOf }: DraftStore,
  name: string,
  { id, length, goals, description, words }: Commission,
): DraftKeeper {
  const of = JSON.stringify([promptVersion, name, length, goals, description, words]);
  const hash = createHash("sha256").update(of).digest("hex").slice(0, 32);
  const key = `${folderOf(toInspirationId(id))}draft/${hash}.json`;
  return {
    async recall() {
      const bytes = await host.recall(key);
      if (bytes === null) return null;
      const draft = v.safeParse(kept, new TextDecoder().decode(bytes));
      return draft.success ? draft.output : null;
    },
    keep: (draft) => host.remember(key, new TextEncoder().encode(JSON.stringify(draft))),
  };
}
