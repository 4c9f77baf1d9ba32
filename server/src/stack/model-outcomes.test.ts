import { noHarm } from "@hearten/reading/harm.ts";
import { readingOf, toldGoal } from "@hearten/reading/reading.fixture.ts";
import { modelModes, type ModelMode } from "@hearten/simulated-providers/model-modes.ts";
import { startSimulatedProviders } from "@hearten/simulated-providers/simulated-providers.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAnthropicModel } from "../adapters/language-model/anthropic.ts";
import { createOpenAiModel } from "../adapters/language-model/openai.ts";
import {
  createModelWriter,
  type ModelWriterParts,
} from "../generation/model-writer/create-model-writer.ts";
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

type Expected = readonly (readonly [once: string, always: string, modes: readonly ModelMode[]])[];

/**
 * What comes of it when a model answers so once and then well, and when it always does: who wrote in the end, the calls that were
 * made, whether one of them was a repair, and what it cost (nothing, what was used, or the worst, where nobody knows).
 */
const expected: Expected = [
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
  [
    "written, 1 call, at worst",
    "written, 1 call, at worst",
    ["no-usage", "endless", "too-many-lines"],
  ],
  [
    "written, 2 calls, as used",
    "written, 2 calls, as used",
    ["no-schema", "no-schema-as-text", "limit-too-high"],
  ],
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
      "harm",
      "names",
      "another-language",
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
    ["refusal", "empty", "web-page", "endless-frame", "quota-frame", "hang", "stall", "slow"],
  ],
  [
    "written, 2 calls, as used",
    "our own, 3 calls, free",
    [
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
  ["written, 2 calls, at worst", "our own, 3 calls, at worst", ["cut", "reset", "error-frame"]],
];

/** The same for what the wire formats don't share: Anthropic's has no other name for the limit, and always tells the usage. */
const expectedOf = {
  "OpenAI's form": [
    ["written, 2 calls, as used", "written, 2 calls, as used", ["no-max-tokens"]],
    ["written, 2 calls, at worst", "written, 2 calls, at worst", ["no-usage-option"]],
    ["written, 2 calls, at worst", "written, 4 calls, at worst", ["no-options"]],
  ],
  "Anthropic's form": [
    ["written, 1 call, as used", "written, 1 call, as used", ["no-max-tokens", "no-usage-option"]],
    ["written, 2 calls, as used", "written, 2 calls, as used", ["no-options"]],
  ],
} as const satisfies Record<string, Expected>;

/** These are ended by the time that a script may take. */
const unending: ReadonlySet<ModelMode> = new Set(["hang", "stall", "slow"]);
/** It stands for what the reader would hear: the real one reads in a test of its own. */
const reader: ModelWriterParts["reader"] = {
  read: async ({ description }) =>
    readingOf({
      harm: /kill/i.test(description) ? { level: "certain", kind: "suicide" } : noHarm,
    }),
};

describe("Whatever a model does", () => {
  let providers: Awaited<ReturnType<typeof startSimulatedProviders>>;
  beforeAll(async () => {
    providers = await startSimulatedProviders();
  });
  afterAll(() => providers.stop());

  /** The route of each wire format, and a model that has never asked it. */
  const wires = {
    "OpenAI's form": () => ({
      route: providers.chat,
      model: createOpenAiModel({ url: providers.chatUrl, key: "any", model: "any" }),
    }),
    "Anthropic's form": () => ({
      route: providers.messages,
      model: createAnthropicModel({ url: providers.messagesUrl, key: "any", model: "any" }),
    }),
  };

  /** Has the model answer so the first times, and then well. */
  async function write(wire: keyof typeof wires, mode: ModelMode, times: number): Promise<string> {
    const { route, model } = wires[wire]();
    route.queue.splice(0, Infinity, ...Array.from({ length: times }, () => mode));
    route.calls.length = 0;
    const { host, permitted, settled } = createMemoryHost();
    const calls = createPermittedCalls("writer", host, async () => undefined);
    const writer = createModelWriter({
      model,
      name: "any",
      calls,
      seconds: unending.has(mode) ? 0.5 : 60,
      prices: { input: 1e-6, output: 2e-6 },
      reader,
    });
    const ended = await writer
      .write(commission, () => undefined, never)
      .then(
        () => "written",
        () => "our own",
      );
    const repairs = route.calls.filter(({ body }) => body.includes(String.raw`\"repair\"`)).length;
    const dollars = settled.reduce((sum, one) => sum + one.dollars, 0);
    const isWorst = settled.some((one, index) => one.dollars === permitted[index]?.dollars);
    return [
      ended,
      `${route.calls.length} call${route.calls.length === 1 ? "" : "s"}`,
      ...(repairs > 0 ? ["repaired"] : []),
      dollars === 0 ? "free" : isWorst ? "at worst" : "as used",
    ].join(", ");
  }

  it.each(["OpenAI's form", "Anthropic's form"] as const)(
    "in %s, somebody writes, and everything that can happen is expected",
    async (wire) => {
      const rows = [...expected, ...expectedOf[wire]];
      const modes = rows.flatMap(([, , those]) => those);
      expect(modes.toSorted()).toEqual(modelModes.toSorted());
      for (const [once, always, those] of rows)
        for (const mode of those)
          expect([mode, await write(wire, mode, 1), await write(wire, mode, 9)]).toEqual([
            mode,
            once,
            always,
          ]);
    },
    120_000,
  );
});
