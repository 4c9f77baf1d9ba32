import type { ModelMode } from "@hearten/simulated-providers/model-modes.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { LanguageModel, Prompt } from "./language-model.ts";
import { ProviderFault, type ProviderFaultKind } from "./provider-fault.ts";

/** A model, and the simulated provider that it asks. */
export interface LanguageModelUnderTest {
  readonly model: LanguageModel;
  /** Has the next calls answered like this, one each, and those after them well. */
  answerNext(...modes: ModelMode[]): void;
  /** Whether the answer to each call is still being sent, the oldest first. */
  readonly calls: readonly { readonly isOpen: boolean }[];
  /** Nobody answers any more. */
  stop(): Promise<void>;
}

/** The key that the model under test is made with, and what the person says: neither may be in any message. */
export const secretKey = "sk-secret-of-the-tests";
const secretWords = "the lighthouse keeper whispers";

export const prompt: Prompt = {
  instructions: "Write calm lines. Answer with JSON.",
  content: JSON.stringify({ lines: [{ role: "opening", count: 5 }], mind: secretWords }),
  schemaName: "script",
  schema: {
    type: "object",
    properties: { title: { type: "string" } },
    required: ["title"],
    additionalProperties: false,
  },
  maxTokens: 4000,
  leastTokens: 1000,
};

/** What becomes of each call that has no answer; each takes one call. */
const faults: readonly (readonly [ModelMode, ProviderFaultKind, number | null])[] = [
  ["rate", "busy", null],
  ["rate-seconds", "busy", 7],
  ["rate-milliseconds", "busy", 1.5],
  ["request-timeout", "busy", null],
  ["conflict", "busy", null],
  ["server-error", "busy", null],
  ["unavailable", "busy", 3],
  ["overloaded", "busy", null],
  ["error-frame", "busy", null],
  ["quota", "exhausted", null],
  ["credit", "exhausted", null],
  ["spend-limit", "exhausted", null],
  ["billing", "exhausted", null],
  ["quota-frame", "exhausted", null],
  ["bad-request", "rejected", null],
  ["wrong-key", "rejected", null],
  ["forbidden", "rejected", null],
  ["unknown-model", "rejected", null],
  ["redirect", "rejected", null],
  ["reset", "unreachable", null],
  ["cut", "unreachable", null],
  ["length", "unusable", null],
  ["refusal", "unusable", null],
  ["filtered", "unusable", null],
  ["no-reason", "unusable", null],
  ["empty", "unusable", null],
  ["web-page", "unusable", null],
  ["broken-frame", "unusable", null],
  ["endless", "unusable", null],
  ["endless-frame", "unusable", null],
];

/** What shows that a text came as it was said. */
const signs = {
  "other-json": '{"answer":',
  prose: "Here and now, you",
  markup: "<b>Now</b>",
  addresses: "https://example.com/calm",
  invisible: "\u200B",
  prompt: "Answer with JSON.",
  harm: "Kill yourself tonight.",
  names: "Margaret is proud of you.",
  "another-language": "Respira hondo",
} as const;
const signedModes = Object.keys(signs) as (keyof typeof signs)[]; // an object's own

/** What comes in an uncommon way, and is as good. */
const goodModes: readonly ModelMode[] = [
  "good",
  "split",
  "no-end-mark",
  "no-usage",
  "whole",
  "code-fence",
  "chatty",
  "think-tags",
  "thoughts",
];

const ignore = () => undefined;

/** What every language model keeps to. */
export function describeLanguageModel(
  name: string,
  create: () => Promise<LanguageModelUnderTest>,
): void {
  describe(`${name} as a language model`, () => {
    let under: LanguageModelUnderTest;
    const never = new AbortController().signal;

    beforeEach(async () => {
      under = await create();
    });
    afterEach(() => under.stop());

    /** The fault of a call that is answered like this. */
    async function failWith(mode: ModelMode): Promise<ProviderFault> {
      under.answerNext(mode);
      const fault = await under.model
        .answer(prompt, ignore, never)
        .catch((error: unknown) => error);
      if (!(fault instanceof ProviderFault)) throw new Error(`${mode} is no fault of a provider.`);
      return fault;
    }

    it.each(goodModes)(
      "has the whole answer, piece by piece, when it comes as: %s",
      async (mode) => {
        under.answerNext(mode);
        const pieces: string[] = [];
        const { text } = await under.model.answer(prompt, (piece) => pieces.push(piece), never);
        expect(JSON.parse(text)).toMatchObject({ lines: { length: 5 } });
        expect(pieces.join("")).toBe(text);
        expect(under.calls.length).toBe(1);
      },
    );

    it("gives the first pieces while the provider still writes", async () => {
      under.answerNext("stall");
      const controller = new AbortController();
      let heard = "";
      const answering = under.model.answer(prompt, (piece) => (heard += piece), controller.signal);
      await expect.poll(() => heard).toContain('"role":"opening"');
      controller.abort(new Error("heard enough"));
      await expect(answering).rejects.toThrow("heard enough");
    });

    it("leaves every letter whole, wherever the bytes are parted", async () => {
      under.answerNext("split");
      const { text } = await under.model.answer(prompt, ignore, never);
      expect((JSON.parse(text) as { title: string }).title).toBe("Café at dawn 🌅 今");
    });

    it("tells the tokens that were used, and null when the provider doesn't", async () => {
      const { text, usage } = await under.model.answer(prompt, ignore, never);
      const letters = prompt.instructions.length + prompt.content.length;
      expect(usage).toEqual({
        input: Math.ceil(letters / 4),
        output: Math.ceil(text.length / 4),
      });
      under.answerNext("no-usage");
      expect((await under.model.answer(prompt, ignore, never)).usage).toBeNull();
    });

    it("asks again without the schema where it isn't known, and remembers that", async () => {
      under.answerNext("no-schema", "no-schema", "no-schema");
      await under.model.answer(prompt, ignore, never);
      expect(under.calls.length).toBe(2);
      await under.model.answer(prompt, ignore, never);
      expect(under.calls.length).toBe(3);
    });

    it("asks again with the least limit where the usual one is too high, and remembers that", async () => {
      under.answerNext("limit-too-high", "limit-too-high", "limit-too-high");
      const long = { ...prompt, maxTokens: 9_000 };
      await under.model.answer(long, ignore, never);
      expect(under.calls.length).toBe(2);
      await under.model.answer(long, ignore, never);
      expect(under.calls.length).toBe(3);
    });

    it.each(faults)("asks once, and a fault %s is %s, after %s seconds", async (...row) => {
      const [mode, kind, retryAfterSeconds] = row;
      expect(await failWith(mode)).toMatchObject({ kind, retryAfterSeconds });
      expect(under.calls.length).toBe(1);
    });

    it("reads a date after which it may ask again", async () => {
      const { kind, retryAfterSeconds } = await failWith("rate-date");
      expect(kind).toBe("busy");
      expect(retryAfterSeconds).toBeGreaterThan(20);
      expect(retryAfterSeconds).toBeLessThanOrEqual(30);
    });

    it("is unreachable when nobody listens", async () => {
      await under.stop();
      const answering = under.model.answer(prompt, ignore, never);
      await expect(answering).rejects.toMatchObject({ kind: "unreachable" });
    });

    it("says neither the key nor a person's words in any fault, and goes on after all", async () => {
      const told: string[] = [];
      for (const [mode] of faults) {
        const fault = await failWith(mode);
        told.push(`${fault.stack ?? ""} ${JSON.stringify(fault)} ${String(fault.cause)}`);
      }
      expect(told.join("\n")).toContain("ProviderFault");
      expect(told.join("\n")).not.toContain(secretKey);
      expect(told.join("\n")).not.toContain(secretWords);
      await expect(under.model.answer(prompt, ignore, never)).resolves.toBeDefined();
    });

    it("asks nothing once it has been called off", async () => {
      const reason = new Error("called off");
      const answering = under.model.answer(prompt, ignore, AbortSignal.abort(reason));
      await expect(answering).rejects.toBe(reason);
      expect(under.calls.length).toBe(0);
    });

    it.each(["hang", "stall", "slow"] as const)(
      "hangs up with the signal's reason when it is called off during: %s",
      async (mode) => {
        under.answerNext(mode);
        const controller = new AbortController();
        const answering = under.model.answer(prompt, ignore, controller.signal);
        const outcome = answering.catch((error: unknown) => error);
        await expect.poll(() => under.calls.length).toBe(1);
        const reason = new Error("called off");
        controller.abort(reason);
        expect(await outcome).toBe(reason);
        await expect.poll(() => under.calls[0]?.isOpen).toBe(false);
      },
    );

    it.each(["endless", "endless-frame", "broken-frame"] as const)(
      "hangs up on what it can't use: %s",
      async (mode) => {
        await failWith(mode);
        await expect.poll(() => under.calls[0]?.isOpen).toBe(false);
      },
    );

    it("throws what its listener throws, and hangs up", async () => {
      under.answerNext("slow");
      const fault = new Error("the listener's own");
      const answering = under.model.answer(
        prompt,
        () => {
          throw fault;
        },
        never,
      );
      await expect(answering).rejects.toBe(fault);
      await expect.poll(() => under.calls[0]?.isOpen).toBe(false);
    });

    it("answers two at once, each its own", async () => {
      const texts: string[] = ["", ""];
      const answers = await Promise.all(
        [0, 1].map((index) =>
          under.model.answer(prompt, (piece) => (texts[index] += piece), never),
        ),
      );
      expect(answers.map(({ text }) => text)).toEqual(texts);
      expect(texts[0]).not.toBe(texts[1]);
    });

    it.each(signedModes)("gives the text as it is, for others to judge: %s", async (mode) => {
      under.answerNext(mode);
      const pieces: string[] = [];
      const { text } = await under.model.answer(prompt, (piece) => pieces.push(piece), never);
      expect(text).toContain(signs[mode]);
      expect(pieces.join("")).toBe(text);
    });
  });
}
