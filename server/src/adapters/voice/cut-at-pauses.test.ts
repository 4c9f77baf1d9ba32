import { afterAll, describe, expect, it } from "vitest";
import type { Speech } from "../../ports/voice.ts";
import { cutAtPauses } from "./cut-at-pauses.ts";
import { createThreads } from "../../threads/create-threads.ts";
import { createFliteVoices } from "./flite-voices.ts";

const threads = createThreads(2);
const flite = createFliteVoices(threads);
afterAll(() => threads.close());

/** Lines as scripts have them: short and long, with phrases and with several sentences. */
const script = [
  "Let your shoulders come down.",
  "There's a big presentation tomorrow, and your mind keeps walking into that room.",
  "You know this.",
  "Guests may sniff, and guess, and reach. It's still your kitchen.",
  "I did this, and I feel it.",
  "Most of that can't be measured by the one who is right above it.",
  "A moored boat moves, and it stays.",
  "It isn't there to make up for the other. It's simply there.",
  "Rest your hands on it for a minute.",
  "And out.",
];

/** A sound between "spoken" 20 times a second, and silences. Text and numbers of seconds in turn. */
function soundOf(parts: readonly (string | number)[], noise = 0): Speech {
  const sampleRate = 24_000;
  const samples = parts.flatMap((part) => {
    const seconds = typeof part === "number" ? part : part.replaceAll(/\W/g, "").length * 0.07;
    return Array.from({ length: Math.round(seconds * sampleRate) }, (_, index) => {
      const time = index / sampleRate;
      const hiss = noise * Math.sin(index * index);
      const syllable = 0.6 + 0.4 * Math.sin(2 * Math.PI * 5 * time);
      return typeof part === "number" ? hiss : hiss + 0.3 * syllable * Math.sin(900 * time);
    });
  });
  return { samples: Float32Array.from(samples), sampleRate };
}

function seconds({ samples, sampleRate }: Speech): number {
  return samples.length / sampleRate;
}

const speakWithin = (pause: number) =>
  soundOf(["Let it all come down", pause, "the room is quiet", 0.3, "And breathe out"]);

describe("cutting at pauses", () => {
  it("finds the end of a line", () => {
    const lines = ["Let them come down.", "The room is quiet now, and it waits for you."];
    const speech = soundOf([
      0.3,
      lines[0] ?? "",
      0.3,
      "The room is quiet now",
      0.12,
      "and it waits for you",
      0.4,
    ]);
    const [first, second, ...others] = cutAtPauses(speech, lines).map(seconds);
    expect(others).toEqual([]);
    expect(first).toBeCloseTo(15 * 0.07, 1);
    expect(second).toBeCloseTo(33 * 0.07 + 0.12, 1);
  });

  it("leaves the pauses inside a line alone, even long ones", () => {
    const lines = [
      "You did it. You came back. Here you are.",
      "Now rest.",
      "It is late, and that is all.",
    ];
    const one = ["You did it", 0.4, "You came back", 0.45, "Here you are"];
    const another = ["It is late", 0.2, "and that is all", 0.2];
    const speech = soundOf([...one, 0.3, "Now rest", 0.35, ...another]);
    const [first, second, third] = cutAtPauses(speech, lines).map(seconds);
    expect(first).toBeCloseTo(30 * 0.07 + 0.85, 1);
    expect(second).toBeCloseTo(7 * 0.07, 1);
    expect(third).toBeCloseTo(20 * 0.07 + 0.2, 1);
  });

  it("hears pauses through noise", () => {
    const lines = ["Let them come down.", "The room is quiet now."];
    const speech = soundOf([lines[0] ?? "", 0.3, lines[1] ?? "", 0.2], 0.003);
    const [first, second] = cutAtPauses(speech, lines).map(seconds);
    expect(first).toBeCloseTo(15 * 0.07, 1);
    expect(second).toBeCloseTo(18 * 0.07, 1);
  });

  it.each([".", "!", "?", "\u2026", '."', "!\u201D", "?')", ".'"])(
    "leaves a long pause inside a line alone after the end of a sentence: %s",
    (mark) => {
      const lines = [`Let it all come down${mark} The room is quiet.`, "And breathe out."];
      const inside = ["Let it all come down", 0.5, "The room is quiet"];
      const speech = soundOf([...inside, 0.3, "And breathe out"]);
      const [first, second] = cutAtPauses(speech, lines).map(seconds);
      expect(first).toBeCloseTo(30 * 0.07 + 0.5, 1);
      expect(second).toBeCloseTo(13 * 0.07, 1);
    },
  );

  it.each([",", ";", ":", " \u2014", " \u2013", ',"', ".5,", ""])(
    "is not sure of a line's end beside a much longer pause inside a sentence: %j",
    (mark) => {
      const lines = [`Let it all come down${mark} the room is quiet.`, "And breathe out."];
      expect(() => cutAtPauses(speakWithin(0.5), lines)).toThrow("No clear pause");
      expect(cutAtPauses(speakWithin(0.12), lines)).toHaveLength(2);
    },
  );

  it("needs no pause between sentences", () => {
    const lines = ["You did it. You came back.", "Now rest."];
    const speech = soundOf(["You did it You came back", 0.3, "Now rest"]);
    const [first, second] = cutAtPauses(speech, lines).map(seconds);
    expect(first).toBeCloseTo(19 * 0.07, 1);
    expect(second).toBeCloseTo(7 * 0.07, 1);
  });

  it("takes a pause for a line's end from 140 ms on", () => {
    const lines = ["Let them come down.", "The room is quiet now."];
    const speak = (pause: number) => soundOf([lines[0] ?? "", pause, lines[1] ?? ""]);
    expect(cutAtPauses(speak(0.16), lines)).toHaveLength(2);
    expect(() => cutAtPauses(speak(0.12), lines)).toThrow("No clear pause");
  });

  it("knows that numbers take longer than they look", () => {
    const lines = ["25, 1999.", "The room is quiet now."];
    const speech = soundOf(["twentyfive nineteenninetynine", 0.3, lines[1] ?? ""]);
    const [first, second] = cutAtPauses(speech, lines).map(seconds);
    expect(first).toBeCloseTo(28 * 0.07, 1);
    expect(second).toBeCloseTo(17 * 0.07, 1);
  });

  it("fades a line out and the next one in over 60 ms of the pause", () => {
    const lines = ["Let them come down.", "The room is quiet now."];
    const speech = soundOf([lines[0] ?? "", 0.3, lines[1] ?? "", 0.2], 0.012);
    const [first, second] = cutAtPauses(speech, lines).map(seconds);
    expect(first).toBeCloseTo(15 * 0.07 + 0.06, 2);
    expect(second).toBeCloseTo(17 * 0.07 + 0.06 + 0.2, 2);
  });

  it("leaves one line whole, whatever pauses it has", () => {
    const [whole, ...others] = cutAtPauses(soundOf(["Let", 0.5, "them come"]), ["Let them come."]);
    expect(others).toEqual([]);
    expect(whole && seconds(whole)).toBeCloseTo(11 * 0.07 + 0.5, 1);
    expect(cutAtPauses(soundOf([1]), [])).toEqual([]);
  });

  it.each([
    ["no pause", ["Let them come down", "The room is quiet now"]],
    ["a pause far from the line's end", ["Let", 0.3, "them come down The room is quiet now"]],
    ["a pause that is too short", ["Let them come down", 0.09, "The room is quiet now"]],
    [
      "two pauses that could both be it",
      ["Let them come d", 0.3, "ownTh", 0.3, "e room is quiet now"],
    ],
    ["a longer pause beside it", ["Let them come down", 0.2, "The ro", 0.5, "om is quiet now"]],
    ["silence", [2]],
    ["nothing", []],
  ])("doesn't cut by guessing: %s", (_name, parts) => {
    const lines = ["Let them come down.", "The room is quiet now."];
    expect(() => cutAtPauses(soundOf(parts), lines)).toThrow(
      expect.objectContaining({ name: "ProviderFault", kind: "unusable" }),
    );
  });

  it.each(["rms", "slt"])("parts what flite's %s has said, line by line", async (id) => {
    const voice = flite.get(id);
    const { signal } = new AbortController();
    const sentences = await Promise.all(
      script.map((line) => voice.speak(line.split(/(?<=[.!?])\s/), signal)),
    );
    for (let start = 0; start < script.length; start += 1) {
      for (const count of [2, 3]) {
        const chosen = Array.from(
          { length: count },
          (_, index) => (start + 3 * index) % script.length,
        );
        // Other voices pause longer between sentences than flite does.
        let pauses = start;
        const spoken = chosen.map((line) =>
          (sentences[line] ?? []).flatMap(({ samples }, index) =>
            index === 0 ? [samples] : [silence(0.25 + 0.03 * (pauses++ % 6)), samples],
          ),
        );
        const parts = spoken.flatMap((line, index) =>
          index === 0 ? line : [silence(0.25 + 0.03 * (pauses++ % 6)), ...line],
        );
        const speech = { samples: joined(parts), sampleRate: 16_000 };
        const cut = cutAtPauses(
          speech,
          chosen.map((line) => script[line] ?? ""),
        );
        for (const [index, part] of cut.entries()) {
          const known = joined(spoken[index] ?? []).length / 16_000;
          expect(Math.abs(seconds(part) - known)).toBeLessThan(0.08);
        }
      }
    }
  });
});

function silence(length: number): Float32Array {
  return new Float32Array(Math.round(length * 16_000));
}

function joined(parts: readonly Float32Array[]): Float32Array {
  return Float32Array.from(parts.flatMap((part) => [...part]));
}
