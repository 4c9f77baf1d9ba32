import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { describe, expect, it, vi } from "vitest";
import { ApiError } from "../../api/api-error.ts";
import { createInspiration } from "./create-inspiration.ts";

const newInspiration = {
  id: "0b8a6c6e-0d0a-4c58-9d3c-7f0f6f3f2c11",
  length: 3,
  description: "A talk tomorrow",
  goals: ["I rest"],
  music: "full",
} as const;

// Nothing else of it is used.
const inspiration = { id: newInspiration.id, status: "processing" } as Inspiration;
const answered = { inspiration };

/** A fake server that records its calls in order. Each call can be made to fail. */
function createServer(failures: Partial<Record<string, ApiError>> = {}) {
  const calls: string[] = [];
  const answer =
    (name: string) =>
    (input: object): Promise<typeof answered> => {
      calls.push(`${name} ${JSON.stringify(input)}`);
      const failure = failures[name];
      if (failure !== undefined) return Promise.reject(failure);
      return Promise.resolve(answered);
    };
  return {
    calls,
    client: {
      addInspiration: answer("add"),
      updateInspirationStatus: (input: { status: string }) => answer(input.status)(input),
      createAffirmation: answer("create"),
    },
  };
}

describe("Creating an inspiration", () => {
  it("adds it, sets it to processing and asks for its production, in this order", async () => {
    const { client, calls } = createServer();
    await createInspiration(client, newInspiration);
    expect(calls).toEqual([
      `add {"id":"${newInspiration.id}","length":3,"description":"A talk tomorrow"}`,
      `processing {"id":"${newInspiration.id}","status":"processing"}`,
      `create {"id":"${newInspiration.id}","length":3,"goals":["I rest"],"description":"A talk tomorrow"}`,
    ]);
  });

  it.each(["soft", "off"] as const)(
    "asks for the music that is not the usual: %s",
    async (music) => {
      const { client, calls } = createServer();
      await createInspiration(client, { ...newInspiration, music });
      const asked = [`"music":"${music}"`];
      expect(calls.map((call) => call.match(/"music":"\w+"/)?.slice())).toEqual([
        asked,
        undefined,
        asked,
      ]);
    },
  );

  it("does not wait for the production to be accepted", async () => {
    const { client } = createServer();
    const never = new Promise<never>(() => {});
    const creating = createInspiration(
      { ...client, createAffirmation: () => never },
      newInspiration,
    );
    await expect(creating).resolves.toBe(inspiration);
  });

  it("tells on the inspiration that its production was refused", async () => {
    const { client, calls } = createServer({ create: new ApiError("unavailable", "503") });
    await createInspiration(client, newInspiration);
    await vi.waitFor(() =>
      expect(calls.at(-1)).toBe(
        `failed {"id":"${newInspiration.id}","status":"failed","error":"Failed to create affirmation"}`,
      ),
    );
  });

  it("asks once more when no answer came, and tells nobody that it failed", async () => {
    const failures = { create: new ApiError("network", "cut off") };
    const { client, calls } = createServer(failures);
    const pauses: number[] = [];
    await createInspiration(client, newInspiration, async (milliseconds) => {
      pauses.push(milliseconds);
      Object.assign(failures, { create: undefined });
    });
    await vi.waitFor(() => expect(calls).toHaveLength(4));
    expect(calls.map((call) => call.split(" ")[0])).toEqual([
      "add",
      "processing",
      "create",
      "create",
    ]);
    expect(pauses).toEqual([1_000]);
  });

  it("tells that its production got no answer twice", async () => {
    const { client, calls } = createServer({ create: new ApiError("network", "no answer") });
    await createInspiration(client, newInspiration, () => Promise.resolve());
    await vi.waitFor(() => expect(calls.at(-1)).toContain("Check your connection"));
    expect(calls.filter((call) => call.startsWith("create"))).toHaveLength(2);
  });

  it("asks again while the server is gone, until it takes the call", async () => {
    const failures = {
      create: new ApiError("network", "no answer"),
      failed: new ApiError("network", "no answer"),
    };
    const { client, calls } = createServer(failures);
    const asked = () => calls.filter((call) => call.startsWith("create")).length;
    const back = Promise.withResolvers<void>();
    const pauses: number[] = [];
    await createInspiration(client, newInspiration, (milliseconds) => {
      pauses.push(milliseconds);
      return pauses.length < 3 ? Promise.resolve() : back.promise;
    });
    await vi.waitFor(() => expect(pauses).toEqual([1_000, 2_000, 4_000]));
    expect(asked()).toBe(3);
    Object.assign(failures, { create: undefined });
    back.resolve();
    await vi.waitFor(() => expect(asked()).toBe(4));
    expect(pauses).toHaveLength(3);
  });

  it("asks seven times at most, the last time after the last pause", async () => {
    const { client, calls } = createServer({
      create: new ApiError("network", "no answer"),
      failed: new ApiError("network", "no answer"),
    });
    const pauses: number[] = [];
    await createInspiration(client, newInspiration, async (milliseconds) => {
      pauses.push(milliseconds);
    });
    const asked = () => calls.filter((call) => call.startsWith("create"));
    await vi.waitFor(() => expect(asked()).toHaveLength(7));
    await new Promise((resolve) => setImmediate(resolve));
    expect(asked()).toHaveLength(7);
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 30_000]);
  });

  it("asks once when its failure can't be told for another reason", async () => {
    const { client, calls } = createServer({
      create: new ApiError("unavailable", "503"),
      failed: new ApiError("not-signed-in", "401"),
    });
    await createInspiration(client, newInspiration, () => Promise.resolve());
    await vi.waitFor(() => expect(calls.at(-1)).toContain("failed"));
    await Promise.resolve();
    expect(calls.filter((call) => call.startsWith("create"))).toHaveLength(1);
  });

  it("rejects and asks for nothing when the inspiration can't be added", async () => {
    const { client, calls } = createServer({ add: new ApiError("network", "no answer") });
    await expect(createInspiration(client, newInspiration)).rejects.toThrow("no answer");
    expect(calls).toHaveLength(1);
  });

  it("sets it to processing once more when no answer came, and tells nobody that it failed", async () => {
    const failures = { processing: new ApiError("network", "cut off") };
    const { client, calls } = createServer(failures);
    await createInspiration(client, newInspiration, async () => {
      Object.assign(failures, { processing: undefined });
    });
    expect(calls.map((call) => call.split(" ")[0])).toEqual([
      "add",
      "processing",
      "processing",
      "create",
    ]);
  });

  it("rejects and marks it as failed when it can't be set to processing", async () => {
    const { client, calls } = createServer({ processing: new ApiError("network", "no answer") });
    const creating = createInspiration(client, newInspiration, () => Promise.resolve());
    await expect(creating).rejects.toThrow("no answer");
    expect(calls.map((call) => call.split(" ")[0])).toEqual([
      "add",
      "processing",
      "processing",
      "failed",
    ]);
    expect(calls.some((call) => call.startsWith("create"))).toBe(false);
  });
});
