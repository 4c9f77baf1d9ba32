import { platform } from "node:os";
import type { Config } from "../config.ts";
import type { ProviderVoices } from "../generation/studio/studio-voices.ts";
import type { LanguageModel } from "../ports/language-model.ts";
import type { Voices } from "../ports/voice.ts";

/** Loads and opens the configured language model, and no other one. Null where no model writes. */
export async function openLanguageModel(writer: Config["writer"]): Promise<LanguageModel | null> {
  if (writer.kind === "composed") return null;
  if (writer.kind === "openai") {
    const { createOpenAiModel } = await import("../adapters/language-model/openai.ts");
    return createOpenAiModel(writer);
  }
  const { createAnthropicModel } = await import("../adapters/language-model/anthropic.ts");
  // The settings ensure that it is there.
  return createAnthropicModel({ ...writer, key: writer.key ?? "" });
}

/** Loads and opens the configured voices, and no others. Null where flite speaks, which it does where the system has no speech. */
export async function openProviderVoices(voice: Config["voice"]): Promise<ProviderVoices | null> {
  if (voice.kind === "flite") return null;
  if (voice.kind === "system") {
    const voices = await openSystemVoices(voice);
    return voices && { voices, identity: platform(), price: 0, seconds: voice.seconds };
  }
  const { url, model, seconds } = voice;
  return {
    voices: await openVoices(voice),
    identity: `${url} ${model ?? ""}`,
    price: voice.price / 1e6,
    seconds,
  };
}

type ProviderVoice = Extract<Config["voice"], { readonly kind: "openai" | "elevenlabs" }>;

async function openVoices(voice: ProviderVoice): Promise<Voices> {
  const settings = { ...voice, model: voice.model ?? "" };
  if (voice.kind === "openai") {
    const { createOpenAiVoices } = await import("../adapters/voice/openai-voices.ts");
    return createOpenAiVoices({ ...settings, isLocal: voice.thirdParty === null });
  }
  const { createElevenLabsVoices } = await import("../adapters/voice/elevenlabs-voices.ts");
  return createElevenLabsVoices(settings);
}

async function openSystemVoices(
  voice: Extract<Config["voice"], { readonly kind: "system" }>,
): Promise<Voices | null> {
  const [{ createSystemVoices, hasSpeech }, { runProgram }] = await Promise.all([
    import("../adapters/voice/system-voices.ts"),
    import("../adapters/voice/run-program.ts"),
  ]);
  return hasSpeech(platform())
    ? createSystemVoices({ platform: platform(), names: voice.names, run: runProgram })
    : null;
}
