import { describe, expect, it } from "vitest";
import { loadNouns, loadThings } from "./things.ts";

const tellThings = loadThings(loadNouns());

describe("Things", () => {
  it.each([
    ["my old car broke down at the petrol station", ["your old car", "the petrol station"]],
    ["Killed 61 slugs before coffee, I counted.", ["sixty-one slugs"]],
    [
      "Took the broom, two bags of flour and our kettle to the hall.",
      ["the broom", "two bags of flour", "your kettle"],
    ],
    [
      "I carried the little chair up, then the blue dish, the kettle and a lamp.",
      ["the little chair", "the blue dish", "the kettle"],
    ],
    ["My oven. The oven again.", ["your oven"]],
    ["I carried two buckets and he took one bucket.", ["two buckets"]],
  ])("are said as the listener hears them: %j", (text, things) => {
    expect(tellThings(text)).toEqual(things);
  });

  it.each([
    "There is no chair",
    "I don't have a car",
    "I'm just a chair to them",
    "he said 'the kettle is broken'",
    "She shouted “the lamp” at me",
    "I want a new car",
    "the back of the van was open", // It is the back, not the van.
    "Ninety five candles on it", // Not five.
    "at 5:30 boxes came, and 3.5 tiles", // Not thirty, and not five.
    "Paid off the Visa today",
    "a eggs and two chair",
    "the kettle frobnicates", // What follows may belong to it.
    "waited at the station", // It is only where somebody was.
    "a stack of year 8 essays", // Not eight of them.
    "The oven. The oven again.", // One bare word says nothing.
    "my grief, my scan, my husband",
    "PASSED. Both.",
    "ran eighteen miles", // No thing.
    "",
  ])("are not named where it is not certain: %j", (text) => {
    expect(tellThings(text)).toEqual([]);
  });
});
