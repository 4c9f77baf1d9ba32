import { loadGrammar } from "@hearten/writer/grammar/load-grammar.ts";
import type { Reader } from "@hearten/reading/create-reader.ts";
import { createLandscapePainter } from "../adapters/painter/landscape-painter.ts";
import { createFliteVoices } from "../adapters/voice/flite-voices.ts";
import { createComposedWriter } from "../adapters/writer/composed-writer.ts";
import type { Config } from "../config.ts";
import { folderOf } from "../generation/folder.ts";
import { createMastering } from "../generation/mastering/create-mastering.ts";
import {
  createModelWriter,
  type ModelWriterParts,
} from "../generation/model-writer/create-model-writer.ts";
import { createStudio } from "../generation/studio/create-studio.ts";
import { createPermittedCalls } from "../generation/studio/permitted-calls.ts";
import { createReleasableReader } from "../generation/studio/releasable-reader.ts";
import type { StudioHost } from "../generation/studio/studio-host.ts";
import { createStudioVoices } from "../generation/studio/studio-voices.ts";
import type { Studio } from "../generation/studio/studio.ts";
import type { Writer } from "../ports/writer.ts";
import { createThreads } from "../threads/create-threads.ts";
import { openLanguageModel, openProviderVoices } from "./words-and-voices.ts";

type StudioConfig = Pick<Config, "threads" | "writer" | "voice">;

/**
 * The studio in this process, as the settings want it.
 *
 * @param onFaults is told what was found wrong with each answer of a model that writes
 */
export async function openStudio(
  config: StudioConfig,
  host: StudioHost,
  { onFaults }: Pick<ModelWriterParts, "onFaults"> = {},
): Promise<Studio> {
  const threads = createThreads(
    config.threads,
    () => void host.tellProgress().catch(() => undefined),
  );
  const reader = createReleasableReader(async () => {
    const { loadReader } = await import("@hearten/reading/load-reader.ts");
    return loadReader(loadGrammar());
  });
  const ownWriter = createComposedWriter();
  const own = createFliteVoices(threads);
  const studio = createStudio({
    reader,
    ownWriter,
    writer: (await openModelWriter(config.writer, { reader, host, onFaults })) ?? ownWriter,
    voices: createStudioVoices(own, await openProviderVoices(config.voice), host),
    mastering: createMastering(threads),
    painter: createLandscapePainter(),
    host,
  });
  return {
    ...studio,
    async close() {
      await studio.close();
      await threads.close();
    },
  };
}

/** Null when no model writes. */
async function openModelWriter(
  writer: Config["writer"],
  parts: { reader: Reader; host: StudioHost } & Pick<ModelWriterParts, "onFaults">,
): Promise<Writer | null> {
  const { reader, host, onFaults } = parts;
  const model = await openLanguageModel(writer);
  if (model === null || writer.kind === "composed") return null;
  const { model: name, seconds, prices } = writer;
  return createModelWriter({
    model,
    name,
    calls: createPermittedCalls("writer", host),
    seconds,
    prices: { input: prices.input / 1e6, output: prices.output / 1e6 },
    reader,
    drafts: { host, folderOf },
    onFaults,
  });
}
