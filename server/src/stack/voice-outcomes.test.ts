import { speechModes, type SpeechMode } from "@hearten/simulated-providers/speech-modes.ts";
import { startSimulatedProviders } from "@hearten/simulated-providers/simulated-providers.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createOpenAiVoices } from "../adapters/voice/openai-voices.ts";
import { createPermittedCalls } from "../generation/studio/permitted-calls.ts";
import { speakByProvider } from "../generation/studio/provider-voice.ts";
import { createMemoryHost } from "../generation/studio/studio-host.fixture.ts";

const lines = [
  "There's a talk tomorrow, and your mind is there already, and so is your heart.",
  "Let the kettle take its time, and let your shoulders follow it all the way down.",
];

/**
 * What comes of it when a voice answers so once and then well, and when it always does: who speaks in the end, the calls that were
 * made for two lines, and what they cost at a price at which both lines together cost 16 cents.
 */
const expected: readonly (readonly [once: string, always: string, modes: readonly SpeechMode[]])[] =
  [
    [
      "spoken, 1 call, 0.16 dollars",
      "spoken, 1 call, 0.16 dollars",
      ["good", "plain-wave", "zero-sizes", "floats", "wrong-type", "always-pcm"],
    ],
    [
      "spoken, 3 calls, 0.32 dollars",
      "flite, 2 calls, 0.24 dollars",
      ["mp3", "odd", "empty", "json", "web-page", "cut-wave", "silent", "garbled", "endless"],
    ],
    [
      "spoken, 2 calls, 0.16 dollars",
      "spoken, 2 calls, 0.16 dollars",
      ["pcm-only", "pcm-only-422"],
    ],
    ["spoken, 2 calls, 0.32 dollars", "flite, 3 calls, 0.48 dollars", ["cut", "reset"]],
    ["spoken, 3 calls, 0.32 dollars", "spoken, 3 calls, 0.32 dollars", ["no-pauses"]],
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

/** These are ended by the time that a voice may take. */
const unending: ReadonlySet<SpeechMode> = new Set(["hang"]);

describe("Whatever a voice does", () => {
  let providers: Awaited<ReturnType<typeof startSimulatedProviders>>;
  beforeAll(async () => {
    providers = await startSimulatedProviders();
  });
  afterAll(() => providers.stop());

  /** Has the voice answer so the first times, and then well. Otherwise flite speaks all of the piece. */
  async function speak(mode: SpeechMode, times: number): Promise<string> {
    const { speech } = providers;
    speech.queue.splice(0, Infinity, ...Array.from({ length: times }, () => mode));
    speech.calls.length = 0;
    const { host, settled } = createMemoryHost();
    const voices = createOpenAiVoices({
      url: providers.speechUrl,
      key: "any",
      model: "any",
      names: [{ id: "any", name: "Any", character: null }],
      isLocal: true,
    });
    const speakTogether = speakByProvider(
      {
        voice: voices.get("any"),
        identity: "any",
        price: 0.001,
        calls: createPermittedCalls("voice", host, async () => undefined),
        host,
      },
      "inspirations/one/",
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
    const count = speech.calls.length;
    return `${ended}, ${count} call${count === 1 ? "" : "s"}, ${dollars === 0 ? "free" : `${dollars.toFixed(2)} dollars`}`;
  }

  it("somebody speaks, and everything that can happen is expected", async () => {
    const modes = expected.flatMap(([, , those]) => those);
    expect(modes.toSorted()).toEqual(speechModes.toSorted());
    for (const [once, always, those] of expected)
      for (const mode of those)
        expect([mode, await speak(mode, 1), await speak(mode, 9)]).toEqual([mode, once, always]);
  }, 120_000);
});
