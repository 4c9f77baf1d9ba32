import { type ElevenLabsMode, elevenLabsModes } from "@hearten/simulated-providers/elevenlabs.ts";
import type { SimulatedRoute } from "@hearten/simulated-providers/simulated-route.ts";
import { speechModes, type SpeechMode } from "@hearten/simulated-providers/speech-modes.ts";
import { startSimulatedProviders } from "@hearten/simulated-providers/simulated-providers.ts";
import { afterAll, describe, expect, it } from "vitest";
import { createElevenLabsVoices } from "../adapters/voice/elevenlabs-voices.ts";
import { createOpenAiVoices } from "../adapters/voice/openai-voices.ts";
import { createPermittedCalls } from "../generation/studio/permitted-calls.ts";
import { speakByProvider } from "../generation/studio/provider-voice.ts";
import { createMemoryHost } from "../generation/studio/studio-host.fixture.ts";
import type { Voices } from "../ports/voice.ts";

const lines = [
  "There's a talk tomorrow, and your mind is there already, and so is your heart.",
  "Let the kettle take its time, and let your shoulders follow it all the way down.",
];
/** Words a minute of the simulated voice, as they have been measured before. */
const pace = 170;

/**
 * What comes of it when a voice answers so once and then well, and when it always does: who speaks in the end, the calls that were
 * made for two lines, and what they cost at a price at which both lines together cost 16 cents.
 */
type Outcomes<Mode> = readonly (readonly [once: string, always: string, modes: readonly Mode[]])[];

const atOpenAi: Outcomes<SpeechMode> = [
  [
    "spoken, 1 call, 0.16 dollars",
    "spoken, 1 call, 0.16 dollars",
    ["good", "plain-wave", "zero-sizes", "floats", "wrong-type", "always-pcm"],
  ],
  [
    "spoken, 2 calls, 0.32 dollars",
    "flite, 2 calls, 0.32 dollars",
    [
      "odd",
      "empty",
      "json",
      "web-page",
      "cut-wave",
      "silent",
      "ogg",
      "garbled",
      "twice",
      "endless",
    ],
  ],
  ["spoken, 2 calls, 0.32 dollars", "flite, 3 calls, 0.40 dollars", ["mp3", "half"]],
  ["spoken, 2 calls, 0.16 dollars", "spoken, 2 calls, 0.16 dollars", ["pcm-only", "pcm-only-422"]],
  ["spoken, 2 calls, 0.32 dollars", "flite, 3 calls, 0.48 dollars", ["cut", "reset"]],
  ["spoken, 2 calls, 0.32 dollars", "spoken, 4 calls, 0.48 dollars", ["no-pauses"]],
  ["flite, 1 call, 0.16 dollars", "flite, 1 call, 0.16 dollars", ["hang"]],
  [
    "spoken, 2 calls, 0.16 dollars",
    "flite, 3 calls, free",
    ["rate", "rate-seconds", "conflict", "server-error", "unavailable", "overloaded"],
  ],
  [
    "flite, 1 call, free",
    "flite, 1 call, free",
    ["quota", "billing", "wrong-key", "unknown-voice", "redirect"],
  ],
];

/** With a fast model, which charges half a character for each. */
const atElevenLabs: Outcomes<ElevenLabsMode> = [
  [
    "spoken, 1 call, 0.08 dollars",
    "spoken, 1 call, 0.08 dollars",
    ["good", "short-alignment", "no-alignment"],
  ],
  ["spoken, 1 call, 0.16 dollars", "spoken, 1 call, 0.16 dollars", ["no-cost"]],
  ["spoken, 2 calls, 0.24 dollars", "spoken, 4 calls, 0.40 dollars", ["no-pauses"]],
  [
    "spoken, 2 calls, 0.24 dollars",
    "flite, 2 calls, 0.32 dollars",
    ["odd", "no-base64", "empty", "silent", "web-page"],
  ],
  ["spoken, 2 calls, 0.16 dollars", "flite, 2 calls, 0.16 dollars", ["twice"]],
  ["spoken, 2 calls, 0.24 dollars", "flite, 3 calls, 0.48 dollars", ["cut", "reset"]],
  ["flite, 1 call, 0.16 dollars", "flite, 1 call, 0.16 dollars", ["hang"]],
  [
    "spoken, 2 calls, 0.08 dollars",
    "flite, 3 calls, free",
    ["concurrent", "system-busy", "server-error"],
  ],
  [
    "flite, 1 call, free",
    "flite, 1 call, free",
    ["quota", "wrong-key", "unknown-voice", "redirect"],
  ],
];

/** These are ended by the time that a voice may take. */
const unending: ReadonlySet<string> = new Set(["hang"]);

/** Has the voice answer so the first times, and then well. Otherwise flite speaks all of the piece. */
async function speak<Mode extends string>(
  voices: Voices,
  route: SimulatedRoute<Mode>,
  mode: Mode,
  times: number,
): Promise<string> {
  route.queue.splice(0, Infinity, ...Array.from({ length: times }, () => mode));
  route.calls.length = 0;
  const { host, settled } = createMemoryHost();
  const speakTogether = speakByProvider(
    {
      voice: voices.get("any"),
      identity: "any",
      price: 0.001,
      calls: createPermittedCalls("voice", host, async () => undefined),
      host,
    },
    "inspirations/one/",
    pace,
  );
  const ended = await speakTogether(
    lines,
    AbortSignal.timeout(unending.has(mode) ? 500 : 60_000),
  ).then(
    () => "spoken",
    () => "flite",
  );
  await voices.close();
  const dollars = settled.reduce((sum, one) => sum + one.dollars, 0);
  const count = route.calls.length;
  return `${ended}, ${count} call${count === 1 ? "" : "s"}, ${dollars === 0 ? "free" : `${dollars.toFixed(2)} dollars`}`;
}

/** Holds of every mode what is expected of it, and of none that it isn't. */
async function hold<Mode extends string>(
  expected: Outcomes<Mode>,
  route: SimulatedRoute<Mode>,
  open: () => Voices,
): Promise<void> {
  expect(expected.flatMap(([, , modes]) => modes).toSorted()).toEqual(route.modes.toSorted());
  for (const [once, always, modes] of expected)
    for (const mode of modes)
      expect([
        mode,
        await speak(open(), route, mode, 1),
        await speak(open(), route, mode, 9),
      ]).toEqual([mode, once, always]);
}

const providers = await startSimulatedProviders();
afterAll(() => providers.stop());
const common = { key: "any", names: [{ id: "any", name: "Any", character: null }] };

describe("Whatever a voice behind OpenAI's wire does", () => {
  it("somebody speaks, and everything that can happen is expected", async () => {
    expect(providers.speech.modes).toBe(speechModes);
    await hold(atOpenAi, providers.speech, () =>
      createOpenAiVoices({ ...common, url: providers.speechUrl, model: "any", isLocal: true }),
    );
  }, 120_000);
});

describe("Whatever ElevenLabs does", () => {
  it("somebody speaks, and everything that can happen is expected", async () => {
    expect(providers.elevenLabs.modes).toBe(elevenLabsModes);
    await hold(atElevenLabs, providers.elevenLabs, () =>
      createElevenLabsVoices({ ...common, url: providers.elevenLabsUrl, model: "" }),
    );
  }, 120_000);
});
