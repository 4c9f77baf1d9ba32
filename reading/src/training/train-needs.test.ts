import { expect, it } from "vitest";
import { needLabels } from "../asking-texts.ts";
import { askingLessons } from "./train-needs.ts";

const taught = (text: string, asking: string | null) =>
  askingLessons({ text, label: asking === null ? "none" : "calm", asking }).map(
    ({ text: part, targets }) => [part, needLabels[targets.indexOf(1)]],
  );

it("The words that ask are taught, the text around them, and of its sentences only the one that asks", () => {
  expect(taught("Nine calls today. Slow me down, please.", "Slow me down")).toEqual([
    ["Slow me down", "calm"],
    ["Nine calls today. Slow me down, please.", "calm"],
    ["Nine calls today.", "none"],
    ["Slow me down, please.", "calm"],
  ]);
  // What asks may be longer than its sentence.
  expect(
    taught("Just be kind. Today at least. It rains.", "be kind. Today at least"),
  ).toContainEqual(["Today at least.", "calm"]);
});

it("A text that asks for nothing teaches that by each of its sentences", () => {
  expect(taught("My boss wants a push. So it goes.", null)).toEqual([
    ["My boss wants a push. So it goes.", "none"],
    ["My boss wants a push.", "none"],
    ["So it goes.", "none"],
  ]);
});
