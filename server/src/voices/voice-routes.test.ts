import { type OfferedVoice, voiceEndpoints, voiceSamplePath } from "@hearten/contract/voices.ts";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createMemoryIdentity } from "../adapters/identity/memory.ts";
import { createMemoryMedia } from "../adapters/media/memory.ts";
import { createTestClient, type TestClient } from "../http/test-client.ts";
import type { Log } from "../ports/log.ts";
import type { Media } from "../ports/media.ts";
import { Refusal } from "../ports/refusal.ts";
import type { Voices } from "../ports/voice.ts";
import { createOfferedVoices } from "./offered-voices.ts";
import { createSampleLinks } from "./sample-links.ts";
import { createVoiceRoutes, mountVoiceSamples, type VoiceRouteParts } from "./voice-routes.ts";
import { createVoiceSamples } from "./voice-samples.ts";

const rowan = { id: "rms", name: "Rowan", character: "low, steady" };
const clara = { id: "voices/Clara & co", name: "Clara", character: null };
const silent = () => undefined;
/** The key of the media to which an answer leads. */
const keyIn = (answer: Response) =>
  /^\/api\/media\/([^?]*)/.exec(answer.headers.get("location") ?? "")?.[1] ?? "";

describe("Voices", () => {
  let client: TestClient;
  let token: string;
  let now: number;
  let media: Media;
  const ask = vi.fn<Voices["list"]>();
  const warn = vi.fn<Log["warn"]>();
  const consume = vi.fn<(uid: string) => void>();
  const speakSample = vi.fn<Parameters<typeof createVoiceSamples>[0]["speakSample"]>();

  /** The client of a product whose voices come from this source. */
  function connect(source: string) {
    const log: Log = { debug: silent, info: silent, warn, error: silent };
    const parts: VoiceRouteParts = {
      voices: createOfferedVoices({ list: ask }, log, () => now),
      samples: createVoiceSamples({ media, speakSample, source }),
      links: createSampleLinks(Buffer.alloc(32, 1), () => now),
      signAddress: ({ key, signIn }) => `/api/media/${key}?${signIn}`,
      identity,
      rateLimit: { consume },
      log,
    };
    return createTestClient(voiceEndpoints, createVoiceRoutes(parts), identity, {
      mountOthers: (app) => mountVoiceSamples(app, parts),
    });
  }

  let identity: ReturnType<typeof createMemoryIdentity>;
  beforeEach(async () => {
    vi.resetAllMocks();
    now = 1_000_000;
    ask.mockResolvedValue([rowan, clara]);
    speakSample.mockImplementation(async (id) => ({
      audio: Buffer.from(`sound of ${id}`),
      type: "audio/mpeg",
    }));
    identity = createMemoryIdentity();
    media = createMemoryMedia();
    client = connect("flite");
    token = (await identity.createAccount("ann@example.com", "secret")).token;
  });

  const list = async (by = client) => {
    const { body } = await by.call("GET", "/api/voices", undefined, token);
    return (body as { voices: OfferedVoice[] }).voices; // the contract's shape
  };
  const addressOf = async (name: string, by = client) =>
    (await list(by)).find((voice) => voice.name === name)?.sampleUrl ?? "";

  describe("that are offered", () => {
    it("are told to who is signed in, the default first", async () => {
      expect(await list()).toMatchObject([rowan, clara]);
      expect((await client.call("GET", "/api/voices")).status).toBe(401);
    });

    it("are asked for once in five minutes, by however many", async () => {
      await Promise.all([list(), list(), list()]);
      now += 299_999;
      await list();
      expect(ask).toHaveBeenCalledTimes(1);
      ask.mockResolvedValue([rowan]);
      now += 1;
      expect(await list()).toHaveLength(1);
    });

    it("are none, which is logged, while the provider can't be asked", async () => {
      ask.mockRejectedValueOnce(new Error("no route"));
      expect(await list()).toEqual([]);
      expect(warn).toHaveBeenCalledTimes(1);
      now += 30_000;
      expect(await list()).toHaveLength(2);
    });

    it("stay those of the last answer when a later one does not come", async () => {
      await list();
      now += 300_000;
      ask.mockRejectedValueOnce(new Error("no route"));
      expect(await list()).toHaveLength(2);
      expect(warn).toHaveBeenCalledTimes(1);
    });
  });

  describe("in a sample", () => {
    it("are heard without a token, at an address that leads to the media", async () => {
      const answer = await client.request(await addressOf("Clara"));
      expect(answer.status).toBe(302);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
      expect(keyIn(answer)).toMatch(/^voices\/[0-9a-f]{64}\.mp3$/);
      const body = await media.open(keyIn(answer), null);
      expect(await new Response(body?.stream).text()).toBe("sound of voices/Clara & co");
    });

    it("are made once for everybody, also for two who ask at once", async () => {
      const address = await addressOf("Rowan");
      const answers = await Promise.all([client.request(address), client.request(address)]);
      answers.push(await client.request(address));
      expect(new Set(answers.map(keyIn)).size).toBe(1);
      expect(speakSample).toHaveBeenCalledTimes(1);
      // Another process, which has made none.
      await connect("flite").request(address);
      expect(speakSample).toHaveBeenCalledTimes(1);
    });

    it("are made for nobody who only reads the list", async () => {
      await list();
      expect(speakSample).not.toHaveBeenCalled();
    });

    it("are others under the same id at another provider or with another model", async () => {
      const keys = [];
      for (const source of ["flite", "openai one", "openai two"]) {
        const there = connect(source);
        keys.push(keyIn(await there.request(await addressOf("Rowan", there))));
      }
      expect(new Set(keys).size).toBe(3);
    });

    it("can't be heard while they can't be made, and can afterwards", async () => {
      const address = await addressOf("Rowan");
      speakSample.mockRejectedValueOnce(new Error("quota"));
      const answer = await client.request(address);
      expect(answer.status).toBe(503);
      expect(answer.headers.get("retry-after")).toBe("30");
      expect(await answer.text()).not.toContain("quota");
      expect(warn).toHaveBeenCalledTimes(1);
      expect((await client.request(address)).status).toBe(302);
    });

    it("are asked for as often as the limit for the person allows", async () => {
      const address = await addressOf("Rowan");
      await client.request(address);
      expect(consume).toHaveBeenCalledExactlyOnceWith(
        new URLSearchParams(address.split("?")[1]).get("person"),
      );
      consume.mockImplementation(() => {
        throw new Refusal("too-many-requests", "Later.", { retryAfter: 7 });
      });
      expect((await client.request(address)).status).toBe(429);
    });

    it("are heard for as long as the sign-in holds that asked, as are the media", async () => {
      const address = await addressOf("Rowan");
      const answer = await client.request(address);
      // The memory's identity has the token for the session's id.
      expect(answer.headers.get("location")).toBe(`/api/media/${keyIn(answer)}?${token}`);
      await identity.signOut(new Headers({ authorization: `Bearer ${token}` }));
      expect((await client.request(address)).status).toBe(404);
    });

    it("are refused at an address that was changed, has expired, or names a voice that is gone", async () => {
      const address = await addressOf("Rowan");
      const query = Object.fromEntries(new URLSearchParams(address.split("?")[1]));
      for (const change of [
        { voice: clara.id },
        { person: "bob" },
        { signIn: "another" },
        { expires: "9999999999999" },
        { signature: "" },
      ]) {
        const changed = new URLSearchParams({ ...query, ...change });
        expect((await client.request(`${voiceSamplePath}?${changed.toString()}`)).status).toBe(404);
      }
      expect((await client.request(voiceSamplePath)).status).toBe(404);
      expect((await client.request(address, { method: "POST", body: "{}" })).status).not.toBe(302);
      ask.mockResolvedValue([clara]);
      now += 300_000;
      expect((await client.request(address)).status).toBe(404);
      ask.mockResolvedValue([rowan]);
      now += 300_000;
      expect((await client.request(address)).status).toBe(302);
      now += 6 * 60 * 60 * 1_000;
      expect((await client.request(address)).status).toBe(404);
    });
  });
});
