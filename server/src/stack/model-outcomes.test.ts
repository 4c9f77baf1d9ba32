import { noHarm } from "@hearten/reading/harm.ts";
import { readingOf, toldGoal } from "@hearten/reading/reading.fixture.ts";
import { modelModes, type ModelMode } from "@hearten/simulated-providers/model-modes.ts";
import { startSimulatedProviders } from "@hearten/simulated-providers/simulated-providers.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createOpenAiModel } from "../adapters/language-model/openai.ts";
import { createModelWriter } from "../generation/model-writer/create-model-writer.ts";
import { createPermittedCalls } from "../generation/studio/permitted-calls.ts";
import { createMemoryHost } from "../generation/studio/studio-host.fixture.ts";
import type { Commission } from "../ports/writer.ts";

const never = new AbortController().signal;
const told = toldGoal("You speak up in meetings.", "I speak up in meetings.", "speaking");
const commission: Commission = {
  id: "one",
  length: 1,
  goals: ["I speak up in meetings", "", ""],
  description: "Presentation tomorrow",
  reading: readingOf({ goals: [told, null, null] }),
  words: 90,
  earlier: [],
};

/**
 * What comes of it when a model answers so once and then well, and when it always does: who wrote in the end, the calls that were
 * made, whether one of them was a repair, and what it cost (nothing, what was used, or the worst, where nobody knows).
 */
const expected: readonly (readonly [once: string, always: string, modes: readonly ModelMode[]])[] =
  [
    [
      "written, 1 call, as used",
      "written, 1 call, as used",
      [
        "good",
        "split",
        "no-end-mark",
        "whole",
        "code-fence",
        "chatty",
        "think-tags",
        "thoughts",
        "reasoning",
        "reasoning-content",
        "no-max-completion-tokens",
        "invisible",
      ],
    ],
    ["written, 1 call, at worst", "written, 1 call, at worst", ["no-usage", "endless"]],
    [
      "written, 2 calls, as used",
      "written, 2 calls, as used",
      ["no-schema", "no-schema-as-text", "no-max-tokens"],
    ],
    ["written, 2 calls, at worst", "written, 2 calls, at worst", ["no-usage-option"]],
    ["written, 2 calls, at worst", "written, 4 calls, at worst", ["no-options"]],
    [
      "written, 2 calls, repaired, as used",
      "our own, 2 calls, repaired, as used",
      [
        "other-json",
        "prose",
        "few-lines",
        "repeated-lines",
        "markup",
        "addresses",
        "stage-directions",
      ],
    ],
    ["written, 2 calls, repaired, as used", "written, 2 calls, repaired, as used", ["prompt"]],
    [
      "written, 2 calls, repaired, at worst",
      "our own, 2 calls, repaired, at worst",
      ["length", "filtered", "no-reason", "broken-frame"],
    ],
    [
      "our own, 1 call, at worst",
      "our own, 1 call, at worst",
      ["refusal", "empty", "web-page", "endless-frame", "hang", "stall", "slow"],
    ],
    [
      "written, 2 calls, as used",
      "our own, 3 calls, free",
      [
        "error-frame",
        "rate",
        "rate-seconds",
        "rate-milliseconds",
        "rate-date",
        "request-timeout",
        "conflict",
        "server-error",
        "unavailable",
        "overloaded",
      ],
    ],
    [
      "our own, 1 call, free",
      "our own, 1 call, free",
      [
        "quota-frame",
        "quota",
        "credit",
        "spend-limit",
        "billing",
        "bad-request",
        "wrong-key",
        "forbidden",
        "unknown-model",
        "redirect",
      ],
    ],
    ["written, 2 calls, at worst", "our own, 3 calls, at worst", ["cut", "reset"]],
  ];

/** These are ended by the time that a script may take. */
const unending: ReadonlySet<ModelMode> = new Set(["hang", "stall", "slow"]);

describe("Whatever a model does", () => {
  let providers: Awaited<ReturnType<typeof startSimulatedProviders>>;
  beforeAll(async () => {
    providers = await startSimulatedProviders();
  });
  afterAll(() => providers.stop());

  /** Has the model answer so the first times, and then well. */
  async function write(mode: ModelMode, times: number): Promise<string> {
    const { chat } = providers;
    chat.queue.splice(0, Infinity, ...Array.from({ length: times }, () => mode));
    chat.calls.length = 0;
    const { host, permitted, settled } = createMemoryHost();
    const calls = createPermittedCalls("writer", host, async () => undefined);
    const writer = createModelWriter({
      model: createOpenAiModel({ url: providers.chatUrl, key: "any", model: "any" }),
      name: "any",
      calls,
      seconds: unending.has(mode) ? 0.5 : 60,
      prices: { input: 1e-6, output: 2e-6 },
      reader: { read: async () => readingOf({ harm: noHarm }) },
    });
    const ended = await writer
      .write(commission, () => undefined, never)
      .then(
        () => "written",
        () => "our own",
      );
    const repairs = chat.calls.filter(({ body }) => body.includes(String.raw`\"repair\"`)).length;
    const dollars = settled.reduce((sum, one) => sum + one.dollars, 0);
    const isWorst = settled.some((one, index) => one.dollars === permitted[index]?.dollars);
    return [
      ended,
      `${chat.calls.length} call${chat.calls.length === 1 ? "" : "s"}`,
      ...(repairs > 0 ? ["repaired"] : []),
      dollars === 0 ? "free" : isWorst ? "at worst" : "as used",
    ].join(", ");
  }

  it("somebody writes, and everything that can happen is expected", async () => {
    const modes = expected.flatMap(([, , those]) => those);
    expect(modes.toSorted()).toEqual(modelModes.toSorted());
    for (const [once, always, those] of expected)
      for (const mode of those)
        expect([mode, await write(mode, 1), await write(mode, 9)]).toEqual([mode, once, always]);
  }, 120_000);
});
