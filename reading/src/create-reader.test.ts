import { beforeAll, describe, expect, it } from "vitest";
import type { Reader } from "./create-reader.ts";
import { loadReader } from "./load-reader.ts";
import { readDangerPhrases } from "./read-danger-phrases.ts";
import { meaningSize, nothingTold } from "./reading.ts";
import { toSentences } from "./words.ts";

describe("The reader", () => {
  let reader: Reader;
  beforeAll(async () => {
    reader = await loadReader({
      tellGoal: (goal) =>
        goal.startsWith("I ") ? { you: `You ${goal.slice(2)}.`, i: `${goal}.` } : null,
      tellWish: (goal) => `to ${goal}`,
      tellPerson: () => null,
      tellThings: () => [],
      tellRestatement: () => null,
      tellQuotation: (text, mayBeSaid = () => true) => {
        // As the grammar does: with one kind of apostrophe, and without the stops of abbreviations.
        const plain = text.replaceAll("’", "'").replaceAll("a.m.", "am").replaceAll("p.m", "pm");
        const said = toSentences(plain).filter(mayBeSaid);
        return { breaths: said, short: said, brief: null };
      },
      tellOccasion: () => null,
      tellDay: (text) => (text.includes("tomorrow") ? "tomorrow" : null),
    });
  });
  const read = (description: string, ...goals: string[]) => reader.read({ description, goals });

  it("tells what a text is about, how it feels, and when it will be", async () => {
    const reading = await read("I have a big presentation tomorrow and I am so nervous");
    expect(reading.themes[0]?.theme).toBe("presentation");
    expect(reading).toMatchObject({ feeling: "tense", time: "ahead", day: "tomorrow" });
    expect(reading).toMatchObject({ language: "en", harm: { level: "none", kind: null } });
    expect(reading.meaning).toHaveLength(meaningSize);
  });

  it.each([
    "Exam results out. I am so happy",
    "passed my driving theory 2nd try",
    "failed the state exam by 1 point",
    "didn't make the volleyball team",
    "didn’t make the volleyball team",
    "We got the keys!",
    "the robot fell over and STILL we got 2nd place",
  ])("tells that it is over: %j", async (description) => {
    expect((await read(description)).time).toBe("behind");
  });

  it.each(["the exam is all I think about", "my grandfather passed away and I miss him"])(
    "does not tell of %j whether it is over",
    async (description) => {
      expect((await read(description)).time).toBeNull();
    },
  );

  it("counts the words, and no signs", async () => {
    expect((await read("Nothing special, as ever.")).words).toBe(4);
    expect((await read("Nothing “special” — as ever… 🙂🎉 'tis 3 am")).words).toBe(7);
  });

  it.each([
    "I’ve lost my mum’s ring and I can’t stop looking. It´s gone.",
    "We didn’t get the flat. Some days I’d rather not wake up.",
  ])("reads %j as if it had been typed with straight apostrophes", async (text) => {
    const straight = text.replaceAll(/[’´]/g, "'");
    expect(await read(text, "I don’t smoke")).toEqual(await read(straight, "I don't smoke"));
  });

  it("names no theme where there is none", async () => {
    expect((await read("test")).themes).toEqual([]);
  });

  it("hears plain words of harm for certain, in the description and in a goal", async () => {
    expect((await read("I want to kill myself")).harm).toEqual({
      level: "certain",
      kind: "suicide",
    });
    expect((await read("a long week", "I am dead by summer")).harm.level).not.toBe("none");
    expect((await read("my husband hits me")).harm).toEqual({ level: "certain", kind: "violence" });
  });

  it("hears it among ordinary sentences", async () => {
    const { harm } = await read(
      "The kids have school at nine. We need milk and bread. I want to kill myself. Maybe I call Anna later. The weather is fine.",
    );
    expect(harm).toEqual({ level: "certain", kind: "suicide" });
  });

  it("hears it at the end of a long text", async () => {
    const ordinary = "The kids have school at nine and we need milk and bread. ".repeat(30);
    const { harm } = await read(`${ordinary}I think everybody would be better off if I was gone.`);
    expect(harm).toEqual({ level: "certain", kind: "suicide" });
  });

  it("hears none where several sentences sound like it together, and none of them alone", async () => {
    for (const text of [
      "i put my hand up in maths today and i was WRONG but nobody laughed. i went red anyway",
      "The results came. It is MS. The doctor was kind and I kept three words of it. My running shoes stand at the door.",
    ])
      expect((await read(text)).harm).toEqual({ level: "none", kind: null });
  });

  it("hears plain phrases of other languages, of which the classifier knows none", async () => {
    const phrases = Map.groupBy(readDangerPhrases(), ({ language }) => language);
    expect(phrases.size).toBeGreaterThan(13);
    for (const [language, own] of phrases)
      for (const { phrase } of own.slice(0, 2))
        expect([language, phrase, (await read(phrase)).harm.level]).not.toContain("none");
  });

  it("hears no harm in idioms", async () => {
    for (const text of ["this commute is killing me", "dying to see my sister on sunday"])
      expect((await read(text)).harm.level).not.toBe("certain");
  });

  it("hears a death that is told plainly, among whatever else", async () => {
    const { themes, feeling } = await read("Buried Derek Tuesday. Put one bin out instead of two.");
    expect(themes[0]?.theme).toBe("grief");
    expect(feeling).toBe("heavy");
  });

  it.each([
    ["Waiting for the results of my exam. They said Thursday.", "waiting"],
    ["I shouted at my daughter over nothing and she cried. I feel awful.", "guilt"],
    ["I'm exhausted after the night shift, I can hardly stand.", "tiredness"],
    ["Today is one year since Baba passed. Everyone came and I served tea.", "mourning"],
    ["I got the job!!! I can't believe it", "success"],
  ])("tells the moment of %j", async (text, moment) => {
    expect((await read(text)).moments[0]?.moment).toBe(moment);
  });

  it.each([
    ["She was born at four this morning, 3 kilos, and they named her after my mother.", "birth"],
    ["They shut the plant. Email at six, and my badge didn't work at seven.", "job-lost"],
    ["I passed my driving test at the fourth attempt", "passed"],
  ])("tells the circumstance of %j", async (text, circumstance) => {
    expect((await read(text)).circumstances[0]?.circumstance).toBe(circumstance);
  });

  it.each([
    ["Job interview on Thursday at the bakery, and my hands are cold already.", "interview"],
    ["The baby is five weeks old, and we take turns to sleep. I had no idea.", "newborn"],
    ["Grandma died on Monday. I have the job interview tomorrow all the same.", undefined],
  ])("tells the case of %j", async (text, ofCase) => {
    expect((await read(text)).cases[0]?.case).toBe(ofCase);
  });

  it.each([
    ["glad", "I passed! Third time, and the examiner shook my hand."],
    ["hard", "They let forty of us go today, by a letter in the canteen."],
    ["plain", "Nothing much. Rain, soup, the bus on time."],
    ["mixed", "Her last day at school. I'm so proud of her, and the house will be empty."],
  ] as const)("hears a %s day", async (mood, description) => {
    const { mood: read } = await reader.read({ description, goals: [] });
    expect(read[mood]).toBe(Math.max(...Object.values(read)));
    expect(Object.values(read).reduce((sum, each) => sum + each)).toBeCloseTo(1, 2);
  });

  it("hears no gladness in a death, whatever is glad beside it", async () => {
    const description = "Grandma died on Monday. We laughed so much about her hats.";
    const { mood } = await reader.read({ description, goals: [] });
    expect(mood.hard).toBeGreaterThan(0.7);
  });

  it.each([
    ["need a push for gym today, legs day, i always find excuse for legs day", "push"],
    ["10 min till kickoff, we're bottom of the table, get me pumped", "push"],
    ["Landing in Toronto tonight with two suitcases. Tell me I can make it.", "courage"],
    ["The neighbours drill again. Please bring me some peace.", "calm"],
    ["Exam on Wednesday. I want to hear that it will be okay.", "kindness"],
    ["Migraine, day four. Please don't try to fix it.", "company"],
    ["My boss wants more motivation from all of us.", null],
    ["I was so calm today that I surprised myself.", null],
    ["Necesito un empujón para el gimnasio esta noche, motivate me por favor", null],
  ])("tells of %j what it asks for: %s", async (text, need) => {
    expect((await read(text)).need).toBe(need);
  });

  it.each([
    ["on Sunday", true],
    ["tomorrow", false],
  ])("takes nothing for shown that is still to come: %s", async (when, isShown) => {
    const { goals } = await read(
      `Opened the bakery today and sold out by ten!! The whole family comes ${when}.`,
      "I run my own bakery",
    );
    expect(goals[0]?.isShown).toBe(isShown);
  });

  it("hears what is said in passing, in English alone", async () => {
    const { points } = await read(
      "I passed the welding test. I haven't told anyone yet. It was my fourth attempt.",
    );
    expect(points[0]?.point).toBe("told-nobody");
    expect(points[0]?.probability).toBeGreaterThan(0.3);
    const [guilt] = (await read("We laughed at the funeral and I feel bad that I did.")).points;
    expect(guilt?.point).toBe("guilty-glad");
    const foreign = await read(
      "He aprobado el examen. No se lo he dicho a nadie. Era mi cuarto intento.",
    );
    expect(foreign.points).toEqual([]);
    expect((await read("The bus was late again and the soup was hot.")).points).toEqual([]);
  });

  it("lets only sentences be said back that speak of no harm, where it is unsure", async () => {
    const text =
      "The dishwasher is mended and the invoice is sent to the client. I also bought a card for Ollie's birthday, the one with the fox. Some days I'd rather not wake up.";
    const { harm, harmless } = await read(text);
    expect(harm.level).toBe("unsure");
    expect(harmless?.breaths.join(" ")).toMatch(/^The dishwasher is mended.*the fox\.$/);
    expect((await read("The dishwasher is mended.")).harmless).toBeNull();
  });

  it.each([
    "I’d rather not wake up",
    "I'd rather not be here at 4 a.m.",
    "at 4 p.m I'd rather not be here",
  ])("lets no sentence of harm be said back, however it is typed: %s", async (harmful) => {
    const { harm, harmless } = await read(
      `The dishwasher is mended and the invoice is sent to the client. I also bought a card for Ollie’s birthday, the one with the fox. Some days ${harmful}`,
    );
    expect(harm.level).toBe("unsure");
    expect(harmless?.breaths.join(" ")).toMatch(/^The dishwasher is mended.*the fox\.$/);
  });

  it("lets no sentence of harm be said back, however short", async () => {
    const { harm, harmless } = await read(
      "The dishwasher is mended and the invoice is sent to the client. I also bought a card for Ollie's birthday, the one with the fox. Cutting helps me.",
    );
    expect(harm.level).toBe("unsure");
    expect(harmless?.breaths.join(" ")).toMatch(/^The dishwasher is mended.*the fox\.$/);
  });

  it("lets nothing be said back where that would be little of what was written", async () => {
    const text =
      "Tuesday was quiet. I keep thinking of how it would be to be gone, and who would find me.";
    expect((await read(text)).harmless).toBeNull();
  });

  it("knows what kind a goal is, whether it can be told, and whether today hurts it", async () => {
    const { goals } = await read("tore my calf yesterday", "I run marathons", " ", "calm");
    expect(goals[0]).toMatchObject({
      kind: "movement",
      told: null,
      isSore: true,
    });
    expect(goals[1]).toBeNull();
    expect(goals[2]).toMatchObject({ kind: "calm", told: null });
    const foreign = await read(
      "a good day",
      "mi hija está orgullosa de mí y hablamos todos los días",
    );
    expect(foreign.goals[0]).toMatchObject({ wish: null });
    const other = await read("my brother visits on sunday", "I run marathons");
    expect(other.goals[0]).toMatchObject({
      told: { you: "You run marathons.", i: "I run marathons." },
      isSore: false,
    });
  });

  it("does not tell a goal that a sentence among others contradicts", async () => {
    const letter = "The bank sent the third letter about the loan, I put it in the drawer.";
    const [morning, evening] = [
      "Coffee with Bert. Fixed the tap.",
      "Made soup. Watched the second half.",
    ];
    const without = await read(`${morning} ${evening}`, "I live without debts");
    expect(without.goals[0]?.told).not.toBeNull();
    const beside = await read(`${morning} ${letter} ${evening}`, "I live without debts");
    expect(beside.goals[0]?.told).toBeNull();
  });

  it("doubts nothing on a glad day for a sentence of what was before", async () => {
    const day =
      "We won the cup! Last year we lost every game and I sat on the bench. Now I scored twice. So happy and proud!";
    const { feeling, goals } = await read(day, "I play in the first team");
    expect(feeling).toBe("bright");
    expect(goals[0]?.told).not.toBeNull();
  });

  it("rests a goal that a likely loss wounds, also where the loss is hardly named", async () => {
    const text =
      "People ask how my wife is and I say she's resting. I went for a run and I turned back at the baby shop.";
    const { goals } = await read(text, "I'm a dad");
    expect(goals[0]?.isSore).toBe(true);
  });

  it("reads the same text the same way", async () => {
    const text = "Mum's operation went well, I can breathe again";
    expect(await read(text, "I sleep well")).toEqual(await read(text, "I sleep well"));
  });

  it.each([
    "Estoy muy nerviosa porque tomorrow tengo una entrevista en el banco",
    "quiero morir",
    " ",
  ])("tells nothing of %j that is told of English alone", async (description) => {
    expect(await read(description)).toMatchObject(nothingTold);
  });

  it("tells other languages", async () => {
    const foreign = await read("Estoy muy cansada del trabajo. No duermo nada.", "I run", "run");
    expect(foreign).toMatchObject({ language: "es", meaning: [], sentences: [] });
    expect(foreign.goals[0]).toMatchObject({ told: null, isSore: false });
    expect((await read("que sera, exam is over and I am off to the beach")).language).toBe("en");
  });
});
