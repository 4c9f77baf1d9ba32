import { describe, expect, it } from "vitest";
import { hearsDeath } from "./deaths.ts";

describe("A death", () => {
  it.each([
    "Buried Derek Tuesday. Put one bin out instead of two.",
    "We buried my old friend today, good turnout",
    "funeral was today",
    "They bury my father today and I watch by phone",
    "My nan passed away last night",
    "my dog died and I have to work",
    "Our little brother has died.",
    "lost my dad in march",
    "Had to have our cat put to sleep. Put down my cat.",
    "we scattered her at the lake",
    "Alan died in April. I haven't changed what I wrote here.",
    "no heartbeat at the 12 week scan",
    "had to have the dog put down tuesday",
    "we lost mr okafor on the ward at 4am",
    "One patient of mine died in the night",
    "Today is one year since Baba passed. Everyone came.",
    "ten years today since my mum died",
    "Second anniversary since Ruth passed away",
  ])("is heard in %j", (text) => {
    expect(hearsDeath(text)).toBe(true);
  });

  it.each([
    "my phone died on the bus",
    "buried alive under laundry",
    "The children buried me to the neck in sand",
    "they buried the cable in our road",
    "kids buried their dad up to his neck",
    "we missed mr okafor on the ward",
    "I lost my keys and my son found them",
    "we lost our match",
    "held a funeral for our social lives",
    "my daughter passed her exam",
    "the joke died on stage",
    "It died again. Third laptop.",
    "put him down for a nap at two",
    "Sold out by 11! Oven died after.",
    "Nearly died of laughing",
    "Lost my baby weight, took two years",
    "The school lost my son's inhaler",
    "Wrote my own funeral today with the vicar. Two hymns.",
    "I came out at 67, after my mum died.",
    "Two years since Baba passed his driving test",
    "three weeks since Laptop died",
  ])("is not heard in %j", (text) => {
    expect(hearsDeath(text)).toBe(false);
  });
});
