import type { Inspiration } from "@hearten/contract/inspirations.ts";
import { describe, expect, test, vi } from "vitest";
import { finishedInspiration, playerWithFakes } from "./player.fakes.ts";
import { rememberListened } from "./remember-listened.ts";
import { tellLost } from "./tell-lost.ts";

/** A code of `MediaError`. */
const networkError = 2;
const notSupported = 4;

const first = finishedInspiration({ id: "first", duration: 60 });
const second = finishedInspiration({ id: "second", duration: 60 });
const offline = () => Promise.reject(new Error("offline"));
const settle = () => new Promise((resolve) => setImmediate(resolve));
const arriving = ({ id }: Inspiration) => ({ address: `/kept/${id}?/own`, isHere: false });
const onDevice = ({ id }: Inspiration) => ({ address: `/kept/${id}`, isHere: true });

function playing(readInspiration: (id: string) => Promise<Inspiration> = offline) {
  const findAudio = vi.fn<typeof onDevice>(onDevice);
  const all = playerWithFakes({ findAudio, readInspiration });
  all.player.open(first);
  all.audio.arrive();
  all.audio.advance(42);
  return { ...all, findAudio };
}

describe("audio that is on the device", () => {
  test("is played from there", () => {
    const { audio, player } = playing();
    expect(audio.src).toBe("/kept/first");
    expect(player.playback.get()).toMatchObject({ phase: "playing", isDownloadLost: false });
  });

  test("continues from its own address at the same position when the download is gone", () => {
    const { audio, player } = playing();
    audio.fail(notSupported);
    expect(audio.src).toBe("/media/first/audio.mp3");
    audio.arrive();
    expect(audio.currentTime).toBe(42);
    expect(player.playback.get()).toMatchObject({ phase: "playing", currentTime: 42 });
  });

  test("stays paused then, if it was", () => {
    const { audio, player } = playing();
    player.pause();
    audio.fail(notSupported);
    audio.arrive();
    expect(player.playback.get().phase).toBe("paused");
    expect(audio.currentTime).toBe(42);
  });

  test("fails and says that it is gone without a network", async () => {
    const { audio, player } = playing();
    audio.fail(notSupported);
    audio.fail(networkError);
    await settle();
    expect(player.playback.get()).toMatchObject({ phase: "failed", isDownloadLost: true });
  });

  test("reports once per loaded inspiration that it is gone", () => {
    const { audio, player } = playing();
    const onLost = vi.fn<() => void>();
    tellLost(player, onLost);
    expect(onLost).not.toHaveBeenCalled();
    audio.fail(notSupported);
    audio.arrive();
    audio.advance(43);
    expect(onLost).toHaveBeenCalledOnce();
    player.open(second);
    audio.arrive();
    audio.fail(notSupported);
    expect(onLost).toHaveBeenCalledTimes(2);
  });

  test("is played from wherever it is when it is tried again", async () => {
    const { audio, player, findAudio } = playing();
    audio.fail(notSupported);
    audio.fail(networkError);
    await settle();
    findAudio.mockReturnValue({ address: "/kept/again", isHere: true });
    player.play();
    audio.arrive();
    expect(audio.src).toBe("/kept/again");
    expect(player.playback.get()).toMatchObject({ phase: "playing", currentTime: 42 });
  });

  test("says nothing of the one before with the next inspiration", () => {
    const { audio, player } = playing();
    audio.fail(notSupported);
    player.open(second);
    expect(player.playback.get().isDownloadLost).toBe(false);
  });
});

describe("audio that is played while it is brought to the device", () => {
  test("continues from its own address when it can't be read, and is not reported as gone", async () => {
    const { audio, player } = playerWithFakes({
      findAudio: arriving,
      readInspiration: async () => ({ ...first, audioUrl: "/media/first/fresh.mp3" }),
    });
    player.open(first);
    expect(audio.src).toBe("/kept/first?/own");
    audio.arrive();
    audio.advance(3);
    audio.fail(networkError);
    await settle();
    expect(audio.src).toBe("/media/first/fresh.mp3");
    audio.arrive();
    expect(audio.currentTime).toBe(3);
    expect(player.playback.get()).toMatchObject({ phase: "playing", isDownloadLost: false });
  });

  test("is tried again by its own address", async () => {
    const { audio, player } = playerWithFakes({ findAudio: arriving, readInspiration: offline });
    player.open(first);
    audio.fail(notSupported);
    await settle();
    expect(player.playback.get()).toMatchObject({ phase: "failed", isDownloadLost: false });
    player.play();
    expect(audio.src).toBe("/media/first/audio.mp3");
  });
});

describe("what is listened to", () => {
  test("is remembered once, when it has been listened to and not only opened", () => {
    const { audio, player } = playerWithFakes({});
    const remembered: string[] = [];
    rememberListened(
      player,
      () => "2026-11-23",
      ({ id }) => remembered.push(id),
    );
    player.open(first);
    audio.arrive();
    audio.advance(4.9);
    expect(remembered).toEqual([]);
    audio.advance(5);
    audio.advance(6);
    expect(remembered).toEqual(["first"]);
    player.open(second);
    player.seek(30);
    expect(remembered).toEqual(["first"]);
    audio.arrive();
    audio.advance(30.2);
    expect(remembered).toEqual(["first", "second"]);
  });

  test("is remembered on each of the days on which it is listened to", () => {
    const { audio, player } = playerWithFakes({});
    const remembered: string[] = [];
    let today = "2026-11-23";
    rememberListened(
      player,
      () => today,
      ({ id }, day) => remembered.push(`${day} ${id}`),
    );
    player.open(first);
    audio.arrive();
    audio.advance(5);
    today = "2026-11-24";
    audio.advance(6);
    audio.advance(7);
    expect(remembered).toEqual(["2026-11-23 first", "2026-11-24 first"]);
    player.pause();
    today = "2026-11-25";
    audio.advance(7);
    expect(remembered).toHaveLength(2);
  });
});
