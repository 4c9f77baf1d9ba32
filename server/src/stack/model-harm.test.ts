import { toInspirationId } from "@hearten/contract/ids.ts";
import { startSimulatedProviders } from "@hearten/simulated-providers/simulated-providers.ts";
import { expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { createMemoryHost } from "../generation/studio/studio-host.fixture.ts";
import { openStudio } from "./open-studio.ts";

const never = new AbortController().signal;
const order = {
  id: toInspirationId("one"),
  length: 1,
  goals: ["I speak up in meetings"],
  description: "Big presentation tomorrow, and I can't stop going over it.",
  earlier: [],
  music: "off",
  voice: null,
  staysHere: false,
  script: null,
} as const;

// With the real reader: what it hears in a line alone it doesn't hear among others.
it("what a model writes of harm is neither spoken nor sent to any provider, but asked for again", async () => {
  await using providers = await startSimulatedProviders();
  const config = readConfig({
    WRITER: "openai",
    WRITER_URL: providers.chatUrl,
    WRITER_MODEL: "any",
    VOICE: "openai",
    VOICE_URL: providers.speechUrl,
    VOICE_NAMES: "any",
  });
  const { host } = createMemoryHost();
  const told: string[] = [];
  const studio = await openStudio(config, host, {
    onFaults: ({ faults }) => told.push(...faults.map(({ because }) => because)),
  });
  providers.chat.queue.push("harm");
  const { lines, madeBy } = await studio.make(order, never);
  await studio.close();
  expect(madeBy.writer).toBe("any");
  expect(providers.chat.calls).toHaveLength(2);
  expect(new Set(told)).toEqual(new Set(["it speaks of harm"]));
  expect(lines.map(({ text }) => text).join(" ")).not.toMatch(/kill/i);
  expect(providers.chat.calls[1]?.body).toContain("it speaks of harm");
  expect(providers.chat.calls[1]?.body).not.toMatch(/kill/i);
  expect(providers.speech.calls.length).toBeGreaterThan(0);
  expect(providers.speech.calls.map(({ body }) => body).join(" ")).not.toMatch(/kill/i);
}, 60_000);
