import { describe, expect, it } from "vitest";
import { createFindDanger } from "./danger-phrases.ts";
import { readDangerPhrases } from "./read-danger-phrases.ts";

const phrases = readDangerPhrases();
const find = createFindDanger(phrases);

describe("Plain phrases of danger", () => {
  it.each([
    ["I want to die", "suicide"],
    ["honestly i dont want to be alive", "suicide"],
    ["He HITS me when he drinks.", "violence"],
    ["I’ve been cutting again", "self-harm"],
    ["I make myself throw up after dinner, I make myself sick after lunch", "eating"],
    ["quiero morir", "suicide"],
    ["Ich will nicht mehr leben.", "suicide"],
    ["我不想活了", "suicide"],
  ])("are found in: %s", (text, kind) => {
    expect(find(text)).toMatchObject({ kind, isNegated: false });
  });

  it("are known in fourteen languages", () => {
    const languages = new Set(phrases.map(({ language }) => language));
    expect(languages.size).toBe(14);
    for (const language of languages)
      expect(
        phrases.filter((phrase) => phrase.language === language && phrase.kind === "suicide")
          .length,
      ).toBeGreaterThan(10);
  });

  it("are turned round by a word before them", () => {
    expect(find("no quiero morir")).toMatchObject({ language: "es", isNegated: true });
    expect(find("I don't think i want to die")).toMatchObject({ isNegated: true });
  });

  it.each([
    "no quiero morir",
    "Hoy viene mi madre, y no quiero morir",
    "je ne crois pas que je veux mourir",
    "Ich glaube nicht dass ich sterben will",
    "I don't want to kill myself",
    "Honestly, I never want to kill myself",
    "Ich glaube nicht, dass ich sterben will",
  ])("are turned round by a word in their clause: %s", (text) => {
    expect(find(text)).toMatchObject({ isNegated: true });
  });

  it.each([
    "Er kam nicht, ich will nicht mehr leben",
    "Il ne vient pas, je veux mourir",
    "Hoy no, quiero morir",
    "Hij komt niet: ik wil dood",
    "Non viene - voglio morire",
    "Ele não (quero morrer)",
    "I'm fine, no… I want to die",
    "No, I want to die",
  ])("are not turned round by a word of another clause: %s", (text) => {
    expect(find(text)).toMatchObject({ isNegated: false });
  });

  it.each([
    "I don't want to kill myself but then again I do want to kill myself",
    "no quiero morir pero a veces quiero morir",
    "ich glaube nicht dass ich sterben will und doch weiß ich dass ich sterben will",
  ])("count where only the first time is turned round: %s", (text) => {
    expect(find(text)).toMatchObject({ isNegated: false });
  });

  it.each(["I want to diet", "Big presentation tomorrow", "bölmek istiyorum", "He hits the ball"])(
    "are not found in: %s",
    (text) => {
      expect(find(text)).toBeNull();
    },
  );

  it("that go on innocently count at the end of a sentence alone", () => {
    expect(find("je ne veux plus vivre")).not.toBeNull();
    expect(find("je ne veux plus vivre à Paris")).toBeNull();
    expect(find("i dont want to live. not anymore")).not.toBeNull();
    expect(find("i dont want to live like this")).not.toBeNull();
    expect(find("i dont want to live with mum when im 25")).toBeNull();
    expect(find("I do not want to live, sorry mummy")).not.toBeNull();
    expect(find("i dont want to live i just want it to stop")).not.toBeNull();
    expect(find("I don't want to live with mum, honestly I don't want to live")).not.toBeNull();
    expect(find("I do not want to live - this I never say in the taxi")).not.toBeNull();
    expect(find("لا أريد أن أعيش، سامحيني يا أمي")).not.toBeNull();
    expect(find("لا أريد أن أعيش؛ سامحيني")).not.toBeNull();
    expect(find("tired of living")).not.toBeNull();
    expect(find("tired of living out of boxes")).toBeNull();
    expect(find("I don't want to wake up tomorrow")).not.toBeNull();
    expect(find("I don't want to wake up at five")).toBeNull();
  });
});
