import { toInspirationId } from "@hearten/contract/ids.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Script } from "../../ports/writer.ts";
import type { Recording, Studio, StudioOrder } from "./studio.ts";
import { createStudioProcess } from "./studio-process.ts";

const order = (description: string, script: Script | null = null): StudioOrder => ({
  id: toInspirationId("one"),
  length: 1,
  goals: [],
  description,
  earlier: [],
  music: "full",
  voice: null,
  staysHere: false,
  script,
});
/** The fixture gives its process id for audio. */
const processOf = ({ master }: Recording) => Number(new TextDecoder().decode(master.audio));
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe("The studio's process", () => {
  let studio: Studio;
  let kept: Script[];
  let steps: string[];
  /** How often a process has ended. */
  let ended: number;
  /** Runs when a script is to be kept. */
  let whenKept: () => Promise<void>;
  const never = new AbortController().signal;

  const create = (idleSeconds: number, warmSeconds = 0) =>
    createStudioProcess({
      program: new URL("studio-process.fixture.ts", import.meta.url),
      environment: process.env,
      idleSeconds,
      warmSeconds,
      silenceSeconds: 120,
      host: {
        tellStep: async (id, step) => void steps.push(`${id} ${step}`),
        async keepScript(_id, script) {
          await whenKept();
          kept.push(script);
        },
        permitCall: async () => ({ granted: 1 }),
        settleCall: async () => undefined,
        tellProgress: async () => undefined,
        tellFallback: async () => undefined,
        recall: async () => null,
        remember: async () => undefined,
      },
      onEnd: () => void (ended += 1),
    });

  beforeEach(() => {
    kept = [];
    steps = [];
    ended = 0;
    whenKept = async () => undefined;
    studio = create(60);
  });
  afterEach(() => studio.close());

  it("hands the bytes over as they are, and is another process than this one", async () => {
    const recording = await studio.make(order("talk"), never);
    expect(recording.master.audio).toBeInstanceOf(Uint8Array);
    expect(processOf(recording)).not.toBe(process.pid);
    expect(isAlive(processOf(recording))).toBe(true);
  });

  it("tells what is happening while an order is worked on", async () => {
    const giveUp = new AbortController();
    const making = studio.make(order("hang"), giveUp.signal);
    await expect.poll(() => steps).toEqual(["one speaking"]);
    giveUp.abort(new Error("enough"));
    await expect(making).rejects.toThrow("enough");
  });

  it("speaks samples beside what it makes", async () => {
    const giveUp = new AbortController();
    const making = studio.make(order("hang"), giveUp.signal);
    const { audio, type } = await studio.speakSample("rms", "Breathe.", never);
    expect([new TextDecoder().decode(audio), type]).toEqual(["rms: Breathe.", "audio/mpeg"]);
    await expect(studio.speakSample("rms", "fail", never)).rejects.toThrow("the voice is hoarse");
    giveUp.abort(new Error("enough"));
    await expect(making).rejects.toThrow("enough");
  });

  it("waits until the script is kept, and writes none that is there", async () => {
    await studio.make(order("talk"), never);
    expect(kept.map(({ title }) => title)).toEqual(["Kept"]);
    const script = { title: "There", preference: "Calm", lines: [], writtenBy: "Hearten" };
    const recording = await studio.make(order("talk", script), never);
    expect(recording.title).toBe("There");
    expect(kept).toHaveLength(1);
  });

  it("rejects when the script can't be kept", async () => {
    whenKept = () => Promise.reject(new Error("the store is away"));
    await expect(studio.make(order("talk"), never)).rejects.toThrow("the store is away");
  });

  it("serves one order after the other from one process", async () => {
    const orders = ["a", "b", "c"].map((name) => studio.make(order(name), never));
    const processes = (await Promise.all(orders)).map(processOf);
    expect(new Set(processes).size).toBe(1);
  });

  it("has cleared away what an order has left when it takes the next one", async () => {
    await studio.make(order("litter"), never);
    const { title } = await studio.make(order("weigh"), never);
    expect(Number(title)).toBeLessThan(10_000_000);
  });

  it("tells a failure in its words and goes on, in the same process", async () => {
    const first = processOf(await studio.make(order("talk"), never));
    await expect(studio.make(order("fail"), never)).rejects.toThrow("the voice is hoarse");
    expect(processOf(await studio.make(order("talk"), never))).toBe(first);
  });

  it("survives a crash, which costs one order", async () => {
    await expect(studio.make(order("crash"), never)).rejects.toThrow("ended with 7");
    await studio.make(order("talk"), never);
  });

  const faultOf = (description: string) =>
    studio.make(order(description), never).then(
      () => null,
      (error: unknown) => error,
    );

  it("hands a fault on with its class, its code, its place and its cause", async () => {
    expect(await faultOf("break")).toMatchObject({
      name: "Breakage",
      message: "the disk is full",
      code: 7,
      stack: expect.stringMatching(/studio-process\.fixture\.ts:\d+/),
      cause: {
        name: "RangeError",
        message: "no room",
        code: "ENOSPC",
        stack: expect.stringMatching(/studio-process\.fixture\.ts:\d+/),
      },
    });
    expect(await faultOf("fail")).not.toHaveProperty("code");
  });

  it("lets what quotes a person's words be known as such", async () => {
    // The log leaves the message of a parser out.
    expect(await faultOf("misread")).toBeInstanceOf(SyntaxError);
    const noError = await faultOf("shout");
    expect(noError).toMatchObject({ name: "string" });
    expect(String(noError)).not.toContain("private");
  });

  it("is ended by an order that is given up", async () => {
    const first = processOf(await studio.make(order("talk"), never));
    const giveUp = new AbortController();
    whenKept = async () => giveUp.abort(new Error("nobody waits"));
    const hanging = studio.make(order("hang"), giveUp.signal);
    await expect(hanging).rejects.toThrow("nobody waits");
    expect(isAlive(first)).toBe(false);
    await studio.make(order("talk"), never);
  });

  it("outlives a process that is killed from outside between two orders", async () => {
    const first = processOf(await studio.make(order("talk"), never));
    process.kill(first, "SIGKILL");
    await expect.poll(() => isAlive(first)).toBe(false);
    const second = processOf(await studio.make(order("talk"), never));
    expect(second).not.toBe(first);
  });

  it.each(["hang", "spin"])(
    "ends a process that gives no sign of progress any more (%s), and goes on with another",
    async (description) => {
      const first = processOf(await studio.make(order("talk"), never));
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      try {
        const fault = faultOf(description);
        await expect.poll(() => steps).toEqual(["one speaking"]);
        await vi.advanceTimersByTimeAsync(119_000);
        expect(isAlive(first)).toBe(true);
        await vi.advanceTimersByTimeAsync(1_000);
        expect(String(await fault)).toContain("no sign of progress for 120 seconds");
      } finally {
        vi.useRealTimers();
      }
      expect(isAlive(first)).toBe(false);
      expect(processOf(await studio.make(order("talk"), never))).not.toBe(first);
    },
  );

  const read = (description: string, signal = never) =>
    studio.readHarm({ description, goals: [] }, signal);

  it("reads texts beside an order, each with its own answer", async () => {
    const giveUp = new AbortController();
    const hanging = studio.make(order("hang"), giveUp.signal);
    const harms = await Promise.all([read("dark"), read("light"), read("dark")]);
    expect(harms.map(({ level }) => level)).toEqual(["unsure", "none", "unsure"]);
    giveUp.abort(new Error("nobody waits"));
    await expect(hanging).rejects.toThrow("nobody waits");
  });

  it("tells why a text could not be read, and whoever gives up waits no longer", async () => {
    await expect(read("fail")).rejects.toThrow("the reader is blind");
    await expect(read("crash")).rejects.toThrow("ended with 7");
    const giveUp = new AbortController();
    const hanging = read("hang", giveUp.signal);
    giveUp.abort(new Error("too late"));
    await expect(hanging).rejects.toThrow("too late");
    expect(await read("light")).toMatchObject({ level: "none" });
  });

  it("goes on reading texts of others when an order fails", async () => {
    await studio.make(order("talk"), never);
    const giveUp = new AbortController();
    const reading = read("hang", giveUp.signal);
    await expect(studio.make(order("fail"), never)).rejects.toThrow("the voice is hoarse");
    await read("light");
    expect(ended).toBe(0);
    giveUp.abort(new Error("too late"));
    await expect(reading).rejects.toThrow("too late");
  });

  it("reads a text once more when its process was ended for somebody else's order", async () => {
    const giveUp = new AbortController();
    const hanging = studio.make(order("hang"), giveUp.signal);
    await expect.poll(() => steps).toEqual(["one speaking"]);
    const reading = read("dark beside what hangs");
    await read("light");
    giveUp.abort(new Error("nobody waits"));
    await expect(hanging).rejects.toThrow("nobody waits");
    expect(await reading).toMatchObject({ level: "unsure" });
  });

  it("reads nothing once more when it is closed", async () => {
    const reading = read("hang");
    await read("light");
    await Promise.all([studio.close(), expect(reading).rejects.toThrow("ended with SIGKILL")]);
  });

  it("ends when it has been idle", async () => {
    const quick = create(0.01);
    const pid = processOf(await quick.make(order("talk"), never));
    await expect.poll(() => isAlive(pid)).toBe(false);
  });

  it("is warmed up once in half a minute, however many ask for it, and each process anew", async () => {
    await Promise.all([studio.warmUp("orders"), studio.warmUp("orders")]);
    await studio.warmUp("orders");
    const recording = await studio.make(order("warm"), never);
    expect(recording.title).toBe("orders");
    const later = performance.now() + 30_001;
    const clock = vi.spyOn(performance, "now").mockReturnValue(later);
    try {
      await studio.warmUp("texts");
    } finally {
      clock.mockRestore();
    }
    expect((await studio.make(order("warm"), never)).title).toBe("orders texts");
    await expect(studio.make(order("crash"), never)).rejects.toThrow("ended with 7");
    await studio.warmUp("texts");
    expect((await studio.make(order("warm"), never)).title).toBe("texts");
  });

  it("is not warmed up again soon where that has failed", async () => {
    const failing = studio.warmUp("orders");
    await Promise.all([studio.close(), expect(failing).rejects.toThrow("ended with SIGKILL")]);
    await studio.warmUp("orders");
    expect((await studio.make(order("warm"), never)).title).toBe("");
  });

  it("is not warmed up while an order is made", async () => {
    const giveUp = new AbortController();
    const making = studio.make(order("hang"), giveUp.signal);
    await expect.poll(() => steps).toEqual(["one speaking"]);
    await studio.warmUp("orders");
    giveUp.abort(new Error("enough"));
    await expect(making).rejects.toThrow("enough");
    await studio.warmUp("orders");
    expect((await studio.make(order("warm"), never)).title).toBe("orders");
  });

  it("stays for as long as it is kept warm, also when an order ends meanwhile", async () => {
    const kept = create(0.01, 1);
    await kept.warmUp("orders");
    const began = performance.now();
    await kept.warmUp("orders");
    const pid = processOf(await kept.make(order("talk"), never));
    await expect.poll(() => isAlive(pid)).toBe(false);
    expect(performance.now() - began).toBeGreaterThanOrEqual(1_000);
  });
});
