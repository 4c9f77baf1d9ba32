import { beforeEach, describe, expect, it } from "vitest";
import { createPlaces, type Places } from "./places.ts";
import { finishedInspiration, playerWithFakes } from "./player.fakes.ts";
import { rememberPlace } from "./remember-place.ts";

let items: Map<string, unknown>;
let writes: number;
let places: Places;
beforeEach(() => {
  items = new Map();
  writes = 0;
  places = createPlaces({
    read: (name) => items.get(name),
    write(name, value) {
      writes += 1;
      items.set(name, value);
    },
  });
});

describe("The places", () => {
  it("are whole seconds, one for each inspiration, until they are forgotten", () => {
    places.write("one", 183.9);
    places.write("two", 20);
    places.write("one", 42);
    expect([places.read("one"), places.read("two"), places.read("three")]).toEqual([42, 20, null]);
    places.forget("one");
    expect([places.read("one"), places.read("two")]).toEqual([null, 20]);
  });

  it("are the latest ones only", () => {
    for (let number = 0; number < 201; number += 1) places.write(`${number}`, 20);
    expect([places.read("0"), places.read("1"), places.read("200")]).toEqual([null, 20, 20]);
  });

  it("begin anew where the storage holds something else", () => {
    items.set("places", { one: 42 });
    expect(places.read("one")).toBeNull();
  });
});

describe("While somebody listens", () => {
  const long = finishedInspiration({ id: "long", duration: 300 });

  function listen() {
    const listeners: (() => void)[] = [];
    const all = playerWithFakes({ places });
    rememberPlace(all.player, places, (listener) => void listeners.push(listener));
    all.player.open(long);
    all.audio.arrive();
    return { ...all, leave: () => listeners.forEach((listener) => listener()) };
  }

  it("the place is stored every few seconds, and at once when they pause or leave", () => {
    const { audio, player, leave } = listen();
    for (let second = 1; second <= 60; second += 0.25) audio.advance(second);
    expect(places.read("long")).toBe(60);
    expect(writes).toBeLessThan(15);
    audio.advance(62);
    player.pause();
    expect(places.read("long")).toBe(62);
    player.play();
    audio.advance(64);
    leave();
    expect(places.read("long")).toBe(64);
  });

  it("the first seconds are no place, and leave the one of the last time", () => {
    places.write("long", 183);
    const { audio, player } = listen();
    audio.advance(9);
    player.pause();
    expect(places.read("long")).toBe(183);
    player.play();
    audio.advance(40);
    expect(places.read("long")).toBe(40);
  });

  it("who comes back is offered to continue there, until they are past it", () => {
    places.write("long", 183);
    const { audio, player } = listen();
    expect(player.playback.get()).toMatchObject({ continueAt: 183, currentTime: 0 });
    audio.advance(20);
    expect(player.playback.get().continueAt).toBe(183);
    player.continue();
    expect(player.playback.get()).toMatchObject({ continueAt: null, currentTime: 183 });
    player.clear();
    player.open(long);
    expect(player.playback.get().continueAt).toBe(183);
    audio.arrive();
    audio.advance(190);
    expect(player.playback.get().continueAt).toBeNull();
  });

  it("what was heard to the end starts over, also while it goes round", () => {
    const { audio, player } = listen();
    audio.advance(290);
    audio.advance(298);
    expect(places.read("long")).toBeNull();
    audio.advance(0);
    player.pause();
    expect(places.read("long")).toBeNull();
  });

  it("another inspiration leaves the place of the one before", () => {
    const { audio, player } = listen();
    audio.advance(61);
    audio.advance(63);
    player.open(finishedInspiration({ id: "next" }));
    expect([places.read("long"), places.read("next")]).toEqual([63, null]);
  });
});
